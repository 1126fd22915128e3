import type { Page } from "@playwright/test";
import { partnerRepetitions } from "../../src/config/constants.ts";
import { lessMotion } from "./support/engine.ts";
import { site, textsOf } from "./support/expected.ts";
import { expect, store, test, visit } from "./support/site-test.ts";

const { partners: words, accessibility } = textsOf("en");
const step = 2500;
const names = site.partners.map(({ name }) => name);
const slideCount = names.length * partnerRepetitions;

const slidesOf = (page: Page) => page.locator("#partners [data-slide]");
const slideInTheMiddle = (page: Page) => page.locator('#partners [data-centred="true"]');
const control = (page: Page, name: string) => page.locator("#partners").getByRole("button", { name });
const centredOf = async (page: Page) => Number(await slideInTheMiddle(page).getAttribute("data-slide"));

/** Which slide's box is nearest to the middle of the screen. */
const middleOf = (page: Page) =>
  slidesOf(page).evaluateAll((slides) => {
    const distances = slides.map((slide) => {
      const { left, width } = slide.getBoundingClientRect();
      return Math.abs(left + width / 2 - document.documentElement.clientWidth / 2);
    });
    return distances.indexOf(Math.min(...distances));
  });

async function expectCentred(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // The page has another height now, and what is not near the screen is not laid out anew.
  await page.locator("#partners-title").scrollIntoViewIfNeeded();
  await slideInTheMiddle(page).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await middleOf(page)) === (await centredOf(page)), `at ${width} px`).toBe(true);
}

/** The carousel's script comes when its place is near: from then on its list has a position. */
async function comeNear(page: Page): Promise<void> {
  await page.locator("#partners").scrollIntoViewIfNeeded();
  await slideInTheMiddle(page).scrollIntoViewIfNeeded();
  await expect(page.locator("#partners ul")).toHaveAttribute("style", /transform/);
}

/** From here on, time passes only when the test lets it. */
async function visitWithClock(page: Page, { rests = false } = {}): Promise<void> {
  await page.clock.install({ time: new Date("2031-02-03T12:00:00") });
  await store(page, { cookieConsent: "rejected" });
  await visit(page, "/");
  await comeNear(page);
  await page.mouse.move(2, 2);
  await page.clock.pauseAt(new Date("2031-02-03T12:10:00"));
  if (rests) return;
  // It begins when the browser has told it that it is in view.
  await expect(async () => {
    await slideInTheMiddle(page).scrollIntoViewIfNeeded();
    const before = await centredOf(page);
    await page.clock.runFor(step);
    expect(await centredOf(page)).not.toBe(before);
  }).toPass({ intervals: [50] });
}

async function expectResting(page: Page, duration = 4 * step): Promise<void> {
  const before = await centredOf(page);
  await page.clock.runFor(duration);
  expect(await centredOf(page)).toBe(before);
}

async function expectStepping(page: Page, duration = step): Promise<void> {
  const before = await centredOf(page);
  await page.clock.runFor(duration);
  await expect.poll(() => centredOf(page)).toBe((before + 1) % slideCount);
}

test("the partners three times over, read out once, and a way to become one", {
  tag: "@smoke",
}, async ({ page }) => {
  await visit(page, "/");
  const section = page.locator("#partners");
  const logos = slidesOf(page).locator("img");
  const alternatives = await logos.evaluateAll((images) => images.map((image) => image.getAttribute("alt")));
  const expected = names.map((name) => words.logoOf.replace("{partner}", name));
  expect(alternatives).toEqual(Array(partnerRepetitions).fill(expected).flat());
  const list = section.getByRole("list", { name: accessibility.partnerCarousel });
  await expect(list.getByRole("img")).toHaveCount(names.length);
  // A logo loads when its slide comes near.
  await slideInTheMiddle(page).scrollIntoViewIfNeeded();
  const logo = slideInTheMiddle(page).locator("img");
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  for (const { logo } of site.partners) expect((await page.request.get(logo)).status(), logo).toBe(200);

  const mail = section.getByRole("link", { name: words.cta });
  const subject = encodeURIComponent(words.mailSubject);
  await expect(mail).toHaveAttribute("href", `mailto:${site.contactEmail}?subject=${subject}`);
});

test("before the carousel's script comes, the list stands where the carousel will put it", async ({ page }) => {
  await page.route("**/assets/carousel*.js", () => {});
  await visit(page, "/");
  for (const width of [1280, 800, 390]) await expectCentred(page, width);
});

test("it moves also when the browser says that it is in view before it says that it is near", async ({ page }) => {
  await page.addInitScript(() => {
    const Observer = IntersectionObserver;
    Object.assign(window, {
      IntersectionObserver: class extends Observer {
        constructor(call: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
          const late = (options.rootMargin ?? "").startsWith("100%") ? 200 : 0;
          super((entries, observer) => void setTimeout(() => call(entries, observer), late), options);
        }
      },
    });
  });
  await visitWithClock(page);
  await expectStepping(page);
});

test("a step every 2500 ms, for ever, always one in the middle", { tag: "@host" }, async ({ page }) => {
  test.slow();
  await visitWithClock(page);
  await expectStepping(page);
  for (let turn = 0; turn < 10; turn += 1) {
    await expectResting(page, step - 400);
    expect(await middleOf(page), "the one in the middle by its box").toBe(await centredOf(page));
    await expectStepping(page, 400);
    await expect(slideInTheMiddle(page)).toHaveCount(1);
  }
});

test("it waits under the mouse, goes on after that and a drag, and its control stops it", async ({ page }) => {
  await visitWithClock(page);
  await expectStepping(page);
  await slideInTheMiddle(page).hover();
  await expectResting(page);
  await page.mouse.move(2, 2);
  await expectStepping(page);

  const box = await slideInTheMiddle(page).boundingBox();
  const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const before = await centredOf(page);
  await page.mouse.move(800, middle);
  await page.mouse.down();
  await page.mouse.move(400, middle, { steps: 5 });
  await page.mouse.up();
  await page.clock.runFor(1500);
  await expect.poll(() => centredOf(page), "the drag moved it").not.toBe(before);
  await page.mouse.move(2, 2);
  await expectStepping(page);

  await control(page, accessibility.pausePartners).click();
  await slideInTheMiddle(page).hover();
  await page.mouse.move(2, 2);
  await expectResting(page);
  await control(page, accessibility.playPartners).click();
  await expectStepping(page);
});

test("it rests for whoever asks for less motion, until it is asked for", lessMotion, async ({ page }) => {
  await visitWithClock(page, { rests: true });
  await slideInTheMiddle(page).hover();
  await page.mouse.move(2, 2);
  await expectResting(page);
  await control(page, accessibility.playPartners).click();
  await expectStepping(page);
});

test("two, three or five in view, one in colour, and no screen reader moves them", lessMotion, async ({ page }) => {
  await visit(page, "/");
  await comeNear(page);
  for (const [width, inView] of [
    [390, 2],
    [639, 2],
    [640, 3],
    [1023, 3],
    [1024, 5],
    [1920, 5],
  ] as const) {
    await expectCentred(page, width);
    const share = () =>
      slidesOf(page).evaluateAll((slides) => {
        const room = slides[0]?.parentElement?.getBoundingClientRect().width ?? 0;
        return slides.map((slide) => Math.round((room / slide.getBoundingClientRect().width) * 100) / 100);
      });
    await expect.poll(share, `at ${width} px`).toEqual(Array(slideCount).fill(inView));
  }

  const looks = await slidesOf(page)
    .locator("img")
    .evaluateAll((images) =>
      images.map((image) => {
        const { filter, opacity } = getComputedStyle(image);
        return { filter, opacity: Number(opacity), width: image.getBoundingClientRect().width };
      }),
    );
  const [centred] = looks.splice(await centredOf(page), 1);
  expect(centred).toMatchObject({ filter: "none", opacity: 1 });
  for (const { filter, opacity, width } of looks) {
    expect(filter).toContain("grayscale(1)");
    expect(opacity).toBeLessThan(0.9);
    expect(width).toBeLessThan(centred?.width ?? 0);
  }

  // A screen reader asks for what it reads to be in view.
  for (const slide of [0, slideCount - 1]) {
    await slidesOf(page)
      .nth(slide)
      .evaluate((element) => element.scrollIntoView({ inline: "center", behavior: "instant" }));
    expect(await page.locator(".carousel-viewport").evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    expect(await middleOf(page)).toBe(await centredOf(page));
  }
});
