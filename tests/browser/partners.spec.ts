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

/** How far each slide's box is from the middle of the window without its scrollbar, in px. */
const distances = (page: Page) =>
  slidesOf(page).evaluateAll((slides) =>
    slides.map((slide) => {
      const { left, width } = slide.getBoundingClientRect();
      return Math.abs(left + width / 2 - document.documentElement.clientWidth / 2);
    }),
  );

async function expectCentred(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // Off-screen content is laid out only when near.
  await page.locator("#partners-title").scrollIntoViewIfNeeded();
  await centredSlide(page).scrollIntoViewIfNeeded();
  const fromMiddle = async () => (await distances(page))[await centredIndex(page)];
  await expect.poll(fromMiddle, `at ${width} px`).toBeLessThan(4);
}

/** The carousel's first effect is a transform on the list. */
async function scrollToCarousel(page: Page): Promise<void> {
  await centredSlide(page).scrollIntoViewIfNeeded();
  await expect(page.locator("#partners ul")).toHaveAttribute("style", /transform/);
}

/** Opens the page with a clock that only the test advances, and the mouse elsewhere. */
async function visitWithClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date("2031-02-03T12:00:00") });
  await visit(page, "/");
  await scrollToCarousel(page);
  await page.mouse.move(2, 2);
  await page.clock.pauseAt(new Date("2031-02-03T12:10:00"));
}

/** Waits until the intersection observer has reported the carousel as visible, which starts it. */
async function waitUntilItMoves(page: Page): Promise<void> {
  const before = await centredIndex(page);
  await expect(async () => {
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
  await waitUntilItMoves(page);
  await expectStepping(page);
  for (let turn = 0; turn < 10; turn += 1) {
    await expectPaused(page, interval - 400);
    const all = await distances(page);
    expect(all.indexOf(Math.min(...all)), "the one in the middle by its box").toBe(await centredIndex(page));
    await expectStepping(page, 400);
    await expect(centredSlide(page)).toHaveCount(1);
  }
});

// carousel.test.tsx proves that a finger pauses it, too.
test("pauses on hover, goes on after hover and drag, and stops by its control", async ({ page }) => {
  await visitWithClock(page);
  await waitUntilItMoves(page);
  await centredSlide(page).hover();
  await expectPaused(page);
  await page.mouse.move(2, 2);
  await expectStepping(page);

  const { y, height } = (await centredSlide(page).boundingBox()) ?? { y: 0, height: 0 };
  const before = await centredIndex(page);
  await page.mouse.move(800, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(400, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await page.clock.runFor(1500);
  await expect.poll(() => centredIndex(page), "the drag moved it").not.toBe(before);
  await page.mouse.move(2, 2);
  await expectStepping(page);

  await control(page, accessibility.pausePartners).click();
  await page.mouse.move(2, 2);
  await expectPaused(page);
  await control(page, accessibility.playPartners).click();
  await expectStepping(page);
});

test("stays paused under reduced motion until Play", lessMotion, async ({ page }) => {
  await visitWithClock(page);
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
        const { width } = image.getBoundingClientRect();
        return { isGrey: filter.includes("grayscale(1)"), isPale: Number(opacity) < 0.9, width };
      }),
    );
  const [centred] = styles.splice(await centredIndex(page), 1);
  expect(centred).toMatchObject({ isGrey: false, isPale: false });
  for (const { width, ...style } of styles) {
    expect(style).toEqual({ isGrey: true, isPale: true });
    expect(width).toBeLessThan(centred?.width ?? 0);
  }

  // A screen reader scrolls what it reads into view.
  for (const slide of [0, slideCount - 1]) {
    await slidesOf(page)
      .nth(slide)
      .evaluate((element) => element.scrollIntoView({ inline: "center", behavior: "instant" }));
    expect((await distances(page))[await centredIndex(page)]).toBeLessThan(4);
  }
});
