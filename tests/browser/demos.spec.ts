import type { Page } from "@playwright/test";
import { demoOf, openDemo, sceneKeys, sceneText, stepsOf, visitDemo } from "./support/demos.ts";
import { fillProduct, locales, pathIn, textsOf } from "./support/expected.ts";
import { boxOf, cutTexts, layoutShifts, resize } from "./support/measure-layout.ts";
import { holdScripts, recordRequests } from "./support/requests.ts";
import { scrollToCentre, scrollTop } from "./support/scrolling.ts";
import { expect, test, visit } from "./support/site-test.ts";
import { findTextFaults } from "./support/text-faults.ts";
import { inLanguage, lessMotion, matrix, notInFirefox, tagged } from "./support/variants.ts";

const { accessibility } = textsOf("en");
const [first, second] = sceneKeys as [string, string];

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);

test("a demo is drawn without its GIF; before that, its steps are plain text", async ({ page }) => {
  const pictures = recordRequests(page, /\.gif$/);
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "load" });
  for (const key of sceneKeys) {
    const { list, steps } = demoOf(page, key);
    await expect(list).toHaveAccessibleName(fillProduct(accessibility.demoSteps, key));
    await expect(list.getByRole("listitem")).toHaveText(stepsOf(key));
    await expect(steps).toHaveCount(0);
  }
  await release();
  for (const key of sceneKeys) await openDemo(page, key);
  expect(pictures).toEqual([]);
});

test("the most visible demo plays, stays paused after a pause or step, and resumes on request", async ({ page }) => {
  const { demo, playback, steps, current } = await visitDemo(page, second);
  const other = demoOf(page, first).demo;
  await expect(demo).toHaveAttribute("data-playing", "true");
  await expect(page.locator("[data-demo][data-playing=true]")).toHaveCount(1);
  const before = await sceneText(demo);
  await expect.poll(() => sceneText(demo)).not.toBe(before);
  await setHidden(page, true);
  await expect(demo, "it rests in a tab that is not shown").toHaveAttribute("data-playing", "false");
  await setHidden(page, false);
  await expect(demo).toHaveAttribute("data-playing", "true");

  await expect(playback).toHaveAccessibleName(fillProduct(accessibility.pauseDemo, second));
  await playback.click();
  await expect(demo).toHaveAttribute("data-playing", "false");
  const pausedText = await sceneText(demo);
  await scrollToCentre(other);
  await expect(other, "the others go on").toHaveAttribute("data-playing", "true");
  await scrollToCentre(demo);
  await expect(other).toHaveAttribute("data-playing", "false");
  expect(await sceneText(demo)).toBe(pausedText);
  // With the keyboard: under the mouse, the page may still be scrolling.
  await expect(playback).toHaveAccessibleName(fillProduct(accessibility.playDemo, second));
  await playback.press("Enter");
  await expect(demo).toHaveAttribute("data-playing", "true");

  await expect(steps).toHaveText(stepsOf(second));
  const texts: string[] = [];
  for (const index of [2, 1, 0, 1]) {
    await steps.nth(index).press("Enter");
    await expect(steps.nth(index)).toHaveAttribute("aria-current", "step");
    await expect(current).toHaveCount(1);
    await expect(demo).toHaveAttribute("data-playing", "false");
    texts.push(await sceneText(demo));
  }
  expect(texts[3], "a step is always the same").toBe(texts[1]);
  expect(new Set(texts).size).toBe(3);
  await page.keyboard.press("Tab");
  await expect(steps.nth(2), "each step is a Tab stop of its own").toBeFocused();
  await playback.click();
  await expect(demo).toHaveAttribute("data-playing", "true");
  await expect(steps.nth(2), "the present step is marked while it plays").toHaveAttribute("aria-current", "step");
});

test("in print, a demo shows its result", async ({ page }) => {
  notInFirefox("it is told nothing of printing by its driver");
  const { demo, steps } = await visitDemo(page, first);
  await steps.last().click();
  const result = await sceneText(demo);
  await steps.first().click();
  const before = await sceneText(demo);
  expect(before).not.toBe(result);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(await sceneText(demo)).toBe(result);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  expect(await sceneText(demo)).toBe(before);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a swipe moves a demo to the next step and back", async ({ page }) => {
    notInFirefox("Playwright has no finger there");
    const { demo, steps } = await visitDemo(page, first);
    await steps.first().tap();
    const devTools = await page.context().newCDPSession(page);
    const before = await scrollTop(page);
    for (const [distance, step, fingers] of [
      [-120, 1, 1],
      [120, 0, 1],
      // Too short for a swipe.
      [20, 0, 1],
      // Two fingers zoom.
      [-120, 0, 2],
    ] as const) {
      const { x, y, width, height } = await boxOf(demo);
      for (const progress of [0, 0.25, 0.5, 0.75, 1]) {
        const finger = { x: x + width / 2 + distance * progress, y: y + height / 2, id: 0 };
        const touchPoints = [finger, { ...finger, y: finger.y + 30, id: 1 }].slice(0, fingers);
        await devTools.send("Input.dispatchTouchEvent", { type: progress ? "touchMove" : "touchStart", touchPoints });
      }
      await devTools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await expect(steps.nth(step), `${distance} px across`).toHaveAttribute("aria-current", "step");
    }
    expect(await scrollTop(page)).toBe(before);
  });
});

const layoutWidths = { wide: 1280, tall: 390 } as const;

for (const locale of locales) {
  test(`a resting demo fits, no text is cut: ${locale}`, tagged(inLanguage(locale), lessMotion), async ({ page }) => {
    test.slow();
    await visit(page, pathIn("landing", locale));
    for (const [layout, width] of Object.entries(layoutWidths)) {
      await resize(page, width, 900);
      for (const key of sceneKeys) {
        const { demo, steps } = await openDemo(page, key);
        await expect(demo.locator("[data-layout]")).toHaveAttribute("data-layout", layout);
        await expect(demo).toHaveAttribute("data-playing", "false");
        for (const step of await steps.all()) {
          await step.click();
          await expect(step).toHaveAttribute("aria-current", "step");
          const { faults } = await demo.evaluate(findTextFaults);
          expect.soft(faults, `${key}, ${width} px`).toEqual([]);
        }
        expect.soft(await cutTexts(page), `the steps of ${key}, ${width} px`).toEqual([]);
      }
    }
    const { playback } = demoOf(page, sceneKeys.at(-1) as string);
    await playback.press("Enter");
    await expect(playback, "until it is asked for").toHaveAttribute("data-playing", "true");
  });
}

for (const [layout, width] of Object.entries(layoutWidths)) {
  test(`a playing demo shifts nothing on the page: ${layout}`, matrix, async ({ page }) => {
    notInFirefox("it does not say what shifts");
    test.slow();
    await page.clock.install();
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/");
    for (const key of sceneKeys) {
      const { demo } = await openDemo(page, key);
      await expect(demo).toHaveAttribute("data-playing", "true");
      const before = await layoutShifts(page);
      /** One second more than the longest demo, in ms. */
      const duration = 14_000;
      for (let time = 0; time < duration; time += 50) await page.clock.runFor(50);
      expect.soft(await layoutShifts(page), key).toEqual(before);
    }
  });
}
