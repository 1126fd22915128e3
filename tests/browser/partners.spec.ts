import type { Page } from "@playwright/test";
import { partnerRepetitions } from "../../src/config/constants.ts";
import { site, textsOf } from "./support/expected.ts";
import { expect, test, visit } from "./support/site-test.ts";
import { lessMotion } from "./support/variants.ts";

const { partners: words, accessibility } = textsOf("en");
const interval = 2500;
const names = site.partners.map(({ name }) => name);
const slideCount = names.length * partnerRepetitions;

const slidesOf = (page: Page) => page.locator("#partners [data-slide]");
const centredSlide = (page: Page) => page.locator('#partners [data-centred="true"]');
const control = (page: Page, name: string) => page.locator("#partners").getByRole("button", { name });
const centredIndex = async (page: Page) => Number(await centredSlide(page).getAttribute("data-slide"));

/** The index of the slide nearest to the middle of the screen, by its box. */
const middleIndex = (page: Page) =>
  slidesOf(page).evaluateAll((slides) => {
    const distances = slides.map((slide) => {
      const { left, width } = slide.getBoundingClientRect();
      return Math.abs(left + width / 2 - document.documentElement.clientWidth / 2);
    });
    return distances.indexOf(Math.min(...distances));
  });

async function expectCentred(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // The page height has changed, and off-screen content is laid out only when near.
  await page.locator("#partners-title").scrollIntoViewIfNeeded();
  await centredSlide(page).scrollIntoViewIfNeeded();
  // Not of the window: a scrollbar may take a part of it.
  const fromMiddle = () =>
    centredSlide(page).evaluate((slide) => {
      const { left, width } = slide.getBoundingClientRect();
      return Math.abs(left + width / 2 - document.documentElement.clientWidth / 2);
    });
  await expect.poll(fromMiddle, `at ${width} px`).toBeLessThan(4);
}

/** The carousel's script loads when it is near the viewport. Its first effect is a transform on the list. */
async function scrollToCarousel(page: Page): Promise<void> {
  await page.locator("#partners").scrollIntoViewIfNeeded();
  await centredSlide(page).scrollIntoViewIfNeeded();
  await expect(page.locator("#partners ul")).toHaveAttribute("style", /transform/);
}

/** Opens the page with a clock that only the test advances. Waits until the carousel moves, unless it is `paused`. */
async function visitWithClock(page: Page, { paused = false } = {}): Promise<void> {
  await page.clock.install({ time: new Date("2031-02-03T12:00:00") });
  await visit(page, "/", { cookieConsent: "rejected" });
  await scrollToCarousel(page);
  await page.mouse.move(2, 2);
  await page.clock.pauseAt(new Date("2031-02-03T12:10:00"));
  if (paused) return;
  // It starts once the intersection observer reports it as visible.
  await expect(async () => {
    await centredSlide(page).scrollIntoViewIfNeeded();
    const before = await centredIndex(page);
    await page.clock.runFor(interval);
    expect(await centredIndex(page)).not.toBe(before);
  }).toPass({ intervals: [50] });
}

async function expectPaused(page: Page, duration = 4 * interval): Promise<void> {
  const before = await centredIndex(page);
  await page.clock.runFor(duration);
  expect(await centredIndex(page)).toBe(before);
}

async function expectStepping(page: Page, duration = interval): Promise<void> {
  const before = await centredIndex(page);
  await page.clock.runFor(duration);
  await expect.poll(() => centredIndex(page)).toBe((before + 1) % slideCount);
}

test("shows partners three times, exposes them once, and links to an e-mail", { tag: "@smoke" }, async ({ page }) => {
  await visit(page, "/");
  const section = page.locator("#partners");
  const logos = slidesOf(page).locator("img");
  const alternatives = await logos.evaluateAll((images) => images.map((image) => image.getAttribute("alt")));
  const expected = names.map((name) => words.logoOf.replace("{partner}", name));
  expect(alternatives).toEqual(Array(partnerRepetitions).fill(expected).flat());
  const list = section.getByRole("list", { name: accessibility.partnerCarousel });
  await expect(list.getByRole("img")).toHaveCount(names.length);
  // Logos are lazy-loaded.
  await centredSlide(page).scrollIntoViewIfNeeded();
  await expect(centredSlide(page).locator("img")).not.toHaveJSProperty("naturalWidth", 0);
  for (const { logo } of site.partners) expect((await page.request.get(logo)).status(), logo).toBe(200);

  const mail = section.getByRole("link", { name: words.cta });
  const subject = encodeURIComponent(words.mailSubject);
  await expect(mail).toHaveAttribute("href", `mailto:${site.contactEmail}?subject=${subject}`);
});

test("centres the list before the carousel's script loads", async ({ page }) => {
  await page.route("**/assets/carousel*.js", () => {});
  await visit(page, "/");
  for (const width of [1280, 800, 390]) await expectCentred(page, width);
});

test("moves every 2500 ms without end, always with one slide in the middle", { tag: "@host" }, async ({ page }) => {
  test.slow();
  await visitWithClock(page);
  await expectStepping(page);
  for (let turn = 0; turn < 10; turn += 1) {
    await expectPaused(page, interval - 400);
    expect(await middleIndex(page), "the one in the middle by its box").toBe(await centredIndex(page));
    await expectStepping(page, 400);
    await expect(centredSlide(page)).toHaveCount(1);
  }
});

test("pauses on hover, goes on after hover and drag, and stops by its control", async ({ page }) => {
  await visitWithClock(page);
  await expectStepping(page);
  await centredSlide(page).hover();
  await expectPaused(page);
  await page.mouse.move(2, 2);
  await expectStepping(page);

  const box = await centredSlide(page).boundingBox();
  const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  const before = await centredIndex(page);
  await page.mouse.move(800, middle);
  await page.mouse.down();
  await page.mouse.move(400, middle, { steps: 5 });
  await page.mouse.up();
  await page.clock.runFor(1500);
  await expect.poll(() => centredIndex(page), "the drag moved it").not.toBe(before);
  await page.mouse.move(2, 2);
  await expectStepping(page);

  // A finger, unlike a mouse, does not hover.
  await centredSlide(page).dispatchEvent("mousedown");
  await expectPaused(page);
  await centredSlide(page).dispatchEvent("mouseup");
  await expectStepping(page);

  await control(page, accessibility.pausePartners).click();
  await centredSlide(page).hover();
  await page.mouse.move(2, 2);
  await expectPaused(page);
  await control(page, accessibility.playPartners).click();
  await expectStepping(page);
});

test("stays paused under reduced motion until Play", lessMotion, async ({ page }) => {
  await visitWithClock(page, { paused: true });
  await centredSlide(page).hover();
  await page.mouse.move(2, 2);
  await expectPaused(page);
  await control(page, accessibility.playPartners).click();
  await expectStepping(page);
});

test("shows two, three or five slides, one in colour, and cannot be scrolled", lessMotion, async ({ page }) => {
  await visit(page, "/");
  await scrollToCarousel(page);
  for (const [width, inView] of [
    [390, 2],
    [639, 2],
    [640, 3],
    [1023, 3],
    [1024, 5],
    [1920, 5],
  ] as const) {
    await expectCentred(page, width);
    const slidesInView = () =>
      slidesOf(page).evaluateAll((slides) => {
        const total = slides[0]?.parentElement?.getBoundingClientRect().width ?? 0;
        return slides.map((slide) => Math.round((total / slide.getBoundingClientRect().width) * 100) / 100);
      });
    await expect.poll(slidesInView, `at ${width} px`).toEqual(Array(slideCount).fill(inView));
  }

  const styles = await slidesOf(page)
    .locator("img")
    .evaluateAll((images) =>
      images.map((image) => {
        const { filter, opacity } = getComputedStyle(image);
        return { filter, opacity: Number(opacity), width: image.getBoundingClientRect().width };
      }),
    );
  const [centred] = styles.splice(await centredIndex(page), 1);
  expect(centred).toMatchObject({ filter: "none", opacity: 1 });
  for (const { filter, opacity, width } of styles) {
    expect(filter).toContain("grayscale(1)");
    expect(opacity).toBeLessThan(0.9);
    expect(width).toBeLessThan(centred?.width ?? 0);
  }

  // A screen reader scrolls what it reads into view.
  for (const slide of [0, slideCount - 1]) {
    await slidesOf(page)
      .nth(slide)
      .evaluate((element) => element.scrollIntoView({ inline: "center", behavior: "instant" }));
    expect(await page.locator(".carousel-viewport").evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
    expect(await middleIndex(page)).toBe(await centredIndex(page));
  }
});
