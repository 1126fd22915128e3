import type { Page } from "@playwright/test";
import { site, textsOf } from "./support/expected.ts";
import { boxOf } from "./support/measure-layout.ts";
import { expect, test, visit, visitWhole } from "./support/site-test.ts";
import { lessMotion } from "./support/variants.ts";

const { partners: words, accessibility } = textsOf("en");
const interval = 2500;
const names = site.partners.map(({ name }) => name);
const slideCount = names.length * 3;

function carouselOn(page: Page) {
  const section = page.locator("#partners");
  const slides = section.locator("[data-slide]");
  const centred = section.locator("[data-centred=true]");
  const centredIndex = async () => Number(await centred.getAttribute("data-slide"));
  /** How far each slide's box is from the middle of the window without its scrollbar, in px. */
  const distances = () =>
    slides.evaluateAll((all) =>
      all.map((slide) => {
        const { left, width } = slide.getBoundingClientRect();
        return Math.abs(left + width / 2 - document.documentElement.clientWidth / 2);
      }),
    );
  return {
    section,
    slides,
    centred,
    centredIndex,
    distances,
    play: section.getByRole("button", { name: accessibility.playPartners }),
    pause: section.getByRole("button", { name: accessibility.pausePartners }),
    async expectCentredAt(width: number) {
      await page.setViewportSize({ width, height: 800 });
      await centred.scrollIntoViewIfNeeded();
      await expect.poll(async () => (await distances())[await centredIndex()], `at ${width} px`).toBeLessThan(4);
    },
    async expectSteps(count: number, duration: number) {
      const before = await centredIndex();
      await page.clock.runFor(duration);
      await expect.poll(centredIndex).toBe((before + count) % slideCount);
    },
  };
}

/** Opens the page with a clock that only the test advances, and the mouse elsewhere. */
async function openWithClock(page: Page) {
  const carousel = carouselOn(page);
  await page.clock.install({ time: new Date("2031-02-03T12:00:00") });
  await visitWhole(page, "/");
  await carousel.centred.scrollIntoViewIfNeeded();
  await page.mouse.move(2, 2);
  await page.clock.pauseAt(new Date("2031-02-03T12:10:00"));
  return carousel;
}

test("shows partners three times, exposes them once, and links to an e-mail", { tag: "@smoke" }, async ({ page }) => {
  await visit(page, "/");
  const { section, slides } = carouselOn(page);
  const logos = await slides.locator("img").evaluateAll((all) => (all as HTMLImageElement[]).map(({ alt }) => alt));
  const expected = names.map((name) => words.logoOf.replace("{partner}", name));
  expect(logos).toEqual([...expected, ...expected, ...expected]);
  const list = section.getByRole("list", { name: accessibility.partnerCarousel });
  await expect(list.getByRole("img")).toHaveCount(names.length);
  const mail = section.getByRole("link", { name: words.cta });
  const subject = encodeURIComponent(words.mailSubject);
  await expect(mail).toHaveAttribute("href", `mailto:${site.contactEmail}?subject=${subject}`);
});

test("centres the list before the carousel's script loads", async ({ page }) => {
  await page.route("**/assets/carousel*.js", () => {});
  await visit(page, "/");
  for (const width of [1280, 800, 390]) await carouselOn(page).expectCentredAt(width);
});

test("moves every 2500 ms without end, except under a mouse or a finger", { tag: "@host" }, async ({ page }) => {
  test.slow();
  const { centred, centredIndex, distances, expectSteps, play, pause } = await openWithClock(page);
  // It starts when the intersection observer reports it as visible.
  const initial = await centredIndex();
  await expect(async () => {
    await page.clock.runFor(interval);
    expect(await centredIndex()).not.toBe(initial);
  }).toPass({ intervals: [50] });
  await expectSteps(1, interval);
  for (let turn = 0; turn < 10; turn += 1) {
    await expectSteps(0, interval - 400);
    const all = await distances();
    expect(all.indexOf(Math.min(...all)), "the one in the middle by its box").toBe(await centredIndex());
    await expectSteps(1, 400);
  }

  await centred.hover();
  await expectSteps(0, 2 * interval);
  // The tab is left and shown again, and the carousel paused and started by keyboard.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await pause.press("Enter");
  await play.press("Enter");
  await expectSteps(0, 4 * interval);
  await page.mouse.move(2, 2);
  await expectSteps(1, interval);

  // Held, with the mouse over no element before and after, as on a touch screen.
  await centred.dispatchEvent("mousedown");
  await expectSteps(0, 4 * interval);
  await centred.dispatchEvent("mouseup");
  await expectSteps(1, interval);

  const { y, height } = await boxOf(centred);
  const before = await centredIndex();
  await page.mouse.move(800, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(400, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await page.clock.runFor(1500);
  await expect.poll(centredIndex, "the drag moved it").not.toBe(before);
  await page.mouse.move(2, 2);
  await expectSteps(1, interval);
});

test("stays paused under reduced motion until Play, and from Pause", lessMotion, async ({ page }) => {
  const { centred, expectSteps, play, pause } = await openWithClock(page);
  await centred.hover();
  await page.mouse.move(2, 2);
  await expectSteps(0, 4 * interval);
  await play.click();
  await expectSteps(1, interval);
  await pause.click();
  await page.mouse.move(2, 2);
  await expectSteps(0, 4 * interval);
});

test("shows two, three or five slides, one in colour, and cannot be scrolled", lessMotion, async ({ page }) => {
  const { slides, centredIndex, distances, expectCentredAt } = carouselOn(page);
  await visitWhole(page, "/");
  const slidesAt = { 390: 2, 639: 2, 640: 3, 1023: 3, 1024: 5, 1920: 5 };
  for (const [width, inView] of Object.entries(slidesAt)) {
    await expectCentredAt(Number(width));
    const slidesInView = () =>
      slides.evaluateAll((all) =>
        all.map((slide) => (slide.parentElement?.clientWidth ?? 0) / slide.getBoundingClientRect().width),
      );
    await expect.poll(slidesInView, `at ${width} px`).toEqual(Array(slideCount).fill(expect.closeTo(inView, 1)));
  }

  const looks = await slides.locator("img").evaluateAll((images) =>
    images.map((image) => {
      const { filter, opacity } = getComputedStyle(image);
      const { width } = image.getBoundingClientRect();
      return { isGrey: filter.includes("grayscale(1)"), isPale: Number(opacity) < 0.9, width };
    }),
  );
  const [centred] = looks.splice(await centredIndex(), 1);
  expect(centred).toMatchObject({ isGrey: false, isPale: false });
  for (const { width, ...look } of looks) {
    expect(look).toEqual({ isGrey: true, isPale: true });
    expect(width).toBeLessThan(centred?.width ?? 0);
  }

  // A screen reader scrolls what it reads into view.
  for (const slide of [slides.first(), slides.last()]) {
    await slide.evaluate((element) => element.scrollIntoView({ inline: "center", behavior: "instant" }));
    expect((await distances())[await centredIndex()]).toBeLessThan(4);
  }
});
