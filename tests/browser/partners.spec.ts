import type { Page } from "@playwright/test";
import { partnerRepetitions } from "../../src/config/constants.ts";
import { localeCodes } from "../../src/config/locales.ts";
import { askForLessMotion, lessMotion, notInFirefox } from "./support/engine.ts";
import { pathIn, site, textsOf } from "./support/expected.ts";
import { linesOf } from "./support/measure-layout.ts";
import { expect, store, test, visit } from "./support/site-test.ts";

const { partners: words, accessibility } = textsOf("en");
const step = 2500;
const names = site.partners.map(({ name }) => name);
const slideCount = names.length * partnerRepetitions;

const slidesOf = (page: Page) => page.locator("#partners [data-slide]");
const slideInTheMiddle = (page: Page) => page.locator('#partners [data-centred="true"]');
const centredOf = (page: Page) =>
  slidesOf(page).evaluateAll((slides) => slides.findIndex((slide) => slide.getAttribute("data-centred") === "true"));

/** Which slide's box is nearest to the middle of the screen. */
const middleOf = (page: Page) =>
  slidesOf(page).evaluateAll((slides) => {
    const distances = slides.map((slide) => {
      const { left, width } = slide.getBoundingClientRect();
      return Math.abs(left + width / 2 - document.documentElement.clientWidth / 2);
    });
    return distances.indexOf(Math.min(...distances));
  });

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

async function expectResting(page: Page): Promise<void> {
  const before = await centredOf(page);
  await page.clock.runFor(4 * step);
  expect(await centredOf(page)).toBe(before);
}

async function expectStepping(page: Page): Promise<void> {
  const before = await centredOf(page);
  await page.clock.runFor(step);
  await expect.poll(() => centredOf(page)).toBe((before + 1) % slideCount);
}

test("the partners three times over, read once by assistive technology", { tag: "@smoke" }, async ({ page }) => {
  await visit(page, "/");
  const section = page.locator("#partners");
  await expect(slidesOf(page)).toHaveCount(slideCount);
  const alternatives = await section
    .locator("[data-slide] img")
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt));
  const expected = names.map((name) => words.logoOf.replace("{partner}", name));
  expect(alternatives).toEqual(Array(partnerRepetitions).fill(expected).flat());
  await expect(section.getByRole("list", { name: accessibility.partnerCarousel }).getByRole("img")).toHaveCount(
    names.length,
  );
  await slideInTheMiddle(page).scrollIntoViewIfNeeded();
  // A logo loads when its slide comes near.
  await expect
    .poll(() =>
      section.locator("img").evaluateAll((all) =>
        all
          .filter((image) => {
            const { left, right } = image.getBoundingClientRect();
            return left >= 0 && right <= innerWidth;
          })
          .map((image) => (image as HTMLImageElement).naturalWidth > 0),
      ),
    )
    .not.toContain(false);
  for (const { logo } of site.partners) expect((await page.request.get(logo)).status(), logo).toBe(200);

  const mail = section.getByRole("link", { name: words.cta });
  const subject = encodeURIComponent(words.mailSubject);
  await expect(mail).toHaveAttribute("href", `mailto:${site.contactEmail}?subject=${subject}`);
});

test("on a wide screen text and button stand beside the title, on a narrow one the button below the partners", async ({
  page,
}) => {
  const box = async (selector: string) =>
    (await page.locator(`#partners ${selector}`).boundingBox()) ?? { x: 0, y: 0, height: 0 };
  const bottom = ({ y, height }: { y: number; height: number }) => y + height;
  for (const [width, beside] of [
    [1440, true],
    [1152, true],
    [1024, false],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/");
    const row = await box(".carousel-viewport");
    const button = await box(".button");
    expect(bottom(button) <= row.y, `${width} px`).toBe(beside);
    expect(button.y >= bottom(row), `${width} px`).toBe(!beside);
    const lead = await box(".lead");
    expect(button.y).toBeGreaterThan(bottom(lead));
    expect(lead.x === button.x && lead.y < bottom(await box("h2")), `${width} px`).toBe(beside);
  }
});

test("on the narrowest phone the button keeps its words in one line, beside the control", async ({ page }) => {
  notInFirefox("there the scrollbar takes 12 px of it");
  await page.setViewportSize({ width: 320, height: 640 });
  for (const locale of localeCodes) {
    await visit(page, pathIn("landing", locale));
    expect(await linesOf(page.locator("#partners .carousel-foot .button span")), locale).toEqual([1]);
  }
});

test(
  "what asks for a slide to be in view, as a screen reader does, leaves the row where it stands",
  lessMotion,
  async ({ page }) => {
    await askForLessMotion(page);
    await visit(page, "/");
    await comeNear(page);
    const viewport = page.locator(".carousel-viewport");
    for (const slide of [0, slideCount - 1]) {
      await slidesOf(page)
        .nth(slide)
        .evaluate((element) => element.scrollIntoView({ inline: "center", behavior: "instant" }));
      expect(await viewport.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
      expect(await middleOf(page)).toBe(await centredOf(page));
    }
  },
);

test("before the carousel's script comes, the list stands where the carousel will put it", async ({ page }) => {
  await page.route("**/assets/carousel*.js", () => {});
  await visit(page, "/");
  await page.locator("#partners").scrollIntoViewIfNeeded();
  await slideInTheMiddle(page).scrollIntoViewIfNeeded();
  for (const width of [1280, 800, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await middleOf(page)) === (await centredOf(page)), `at ${width} px`).toBe(true);
  }
});

test("on a wide screen five stand from margin to margin of the page, the middle one in its middle, after a step as well", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/");
  await comeNear(page);
  await page.locator("#partners").scrollIntoViewIfNeeded();
  const first = await centredOf(page);
  const standing = () =>
    page.locator("#partners").evaluate((section) => {
      const { left, right } = section.getBoundingClientRect();
      const { paddingLeft, paddingRight } = getComputedStyle(section);
      const from = left + Number.parseFloat(paddingLeft);
      const to = right - Number.parseFloat(paddingRight);
      // Where the picture stands in its own box, which fills the slide.
      const parts = [...section.querySelectorAll<HTMLImageElement>("[data-slide] img")].map((image) => {
        const box = image.getBoundingClientRect();
        const broad = Math.min(box.width, (box.height * image.width) / image.height);
        // As a share, or with the bounds about it that a browser leaves to itself to apply.
        const shares = [...getComputedStyle(image).objectPosition.matchAll(/-?[\d.]+(?=%)/g)].map(Number);
        const [least = 0, wanted = 0, most = 0] = shares.length > 2 ? shares : [shares[0], shares[0], shares[0]];
        const place = Math.min(Math.max(least, wanted), most) / 100;
        const start = box.left + (box.width - broad) * place;
        return { start, end: start + broad };
      });
      const inView = parts
        .filter(({ start, end }) => start > from - 4 && end < to + 4)
        .sort((one, other) => one.start - other.start);
      const middle = inView[2];
      return [
        inView.length,
        Math.abs((inView[0]?.start ?? 0) - from) < 2,
        Math.abs((inView.at(-1)?.end ?? 0) - to) < 2,
        Math.abs(((middle?.start ?? 0) + (middle?.end ?? 0) - from - to) / 2) < 2,
      ];
    });
  await expect.poll(standing).toEqual([5, true, true, true]);
  await expect.poll(() => centredOf(page), { timeout: 15_000 }).not.toBe(first);
  await expect.poll(standing).toEqual([5, true, true, true]);
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
    const before = await centredOf(page);
    await page.clock.runFor(step - 400);
    expect(await centredOf(page), "not before its time").toBe(before);
    expect(await middleOf(page), "the one in the middle by its box").toBe(before);
    await page.clock.runFor(400);
    await expect.poll(() => centredOf(page)).toBe((before + 1) % slideCount);
    await expect(slideInTheMiddle(page)).toHaveCount(1);
  }
});

test("it waits under the mouse and goes on after it; dragging does not stop it", async ({ page }) => {
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
});

test("the pause control stops it for good, and starts it", async ({ page }) => {
  await visitWithClock(page);
  const section = page.locator("#partners");
  await section.getByRole("button", { name: accessibility.pausePartners }).click();
  await expectResting(page);
  await slideInTheMiddle(page).hover();
  await page.mouse.move(2, 2);
  await expectResting(page);
  await section.getByRole("button", { name: accessibility.playPartners }).click();
  await expectStepping(page);
});

test("it rests for whoever asks for less motion, until it is asked for", lessMotion, async ({ page }) => {
  await askForLessMotion(page);
  await visitWithClock(page, { rests: true });
  const section = page.locator("#partners");
  await expectResting(page);
  await slideInTheMiddle(page).hover();
  await page.mouse.move(2, 2);
  await expectResting(page);
  await section.getByRole("button", { name: accessibility.playPartners }).click();
  await expectStepping(page);
});

test("two, three or five in view, the middle one in colour and the others dimmed", lessMotion, async ({ page }) => {
  await askForLessMotion(page);
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
    await page.setViewportSize({ width, height: 800 });
    // The page has another height now, and what is not near the screen is not laid out anew.
    await page.locator("#partners-title").scrollIntoViewIfNeeded();
    const share = () =>
      slidesOf(page).evaluateAll((slides) => {
        const room = slides[0]?.parentElement?.getBoundingClientRect().width ?? 0;
        return slides.map((slide) => Math.round((room / slide.getBoundingClientRect().width) * 100) / 100);
      });
    await expect.poll(share, `at ${width} px`).toEqual(Array(slideCount).fill(inView));
    await slideInTheMiddle(page).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await middleOf(page)) === (await centredOf(page)), `at ${width} px`).toBe(true);
  }

  const looks = await slidesOf(page).evaluateAll((slides) =>
    slides.map((slide) => {
      const image = slide.querySelector("img") as HTMLImageElement;
      const { filter, opacity } = getComputedStyle(image);
      const enlarged = image.getBoundingClientRect().width;
      return { centred: slide.getAttribute("data-centred") === "true", filter, opacity: Number(opacity), enlarged };
    }),
  );
  const centred = looks.filter((look) => look.centred);
  expect(centred).toMatchObject([{ filter: "none", opacity: 1 }]);
  for (const look of looks.filter((each) => !each.centred)) {
    expect(look.filter).toBe("grayscale(1)");
    expect(look.opacity).toBeLessThan(0.9);
    expect(look.enlarged).toBeLessThan(centred[0]?.enlarged ?? 0);
  }
});
