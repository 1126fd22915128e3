import type { Locator, Page } from "@playwright/test";
import fc from "fast-check";
import type { SceneKey } from "../../src/demos/kit/scene.ts";
import { faultsOfTexts } from "../../studio/inspection/text-faults.ts";
import { lessMotion, notInFirefox, tagsOf } from "./support/engine.ts";
import { fillProduct, locales, pathIn, site, textsOf, textsOfProduct } from "./support/expected.ts";
import { expectLanguage, selectIn } from "./support/language.ts";
import { shiftsOf } from "./support/layout-shifts.ts";
import { inLanguage, matrix } from "./support/matrix.ts";
import { cutTexts, resize } from "./support/measure-layout.ts";
import { jumpTo, scrollToCentre, scrollTop } from "./support/scrolling.ts";
import { expect, live, store, test, visit } from "./support/site-test.ts";

const { accessibility } = textsOf("en");

test.beforeEach(({ page }) => store(page, { cookieConsent: "rejected" }));

/** Those that play a scene: an owner's own file does not. */
const drawn = site.products.filter(({ key, demo }) => demo === `/media/${key}.gif`).map(({ key }) => key);
const [first, second] = drawn as [string, string];

const stepsOf = (key: string, locale: Parameters<typeof textsOf>[0] = "en") =>
  textsOf(locale).demos[key as SceneKey].steps;

/** A product's demo with what belongs to it. */
function demoOf(page: Page, key: string) {
  const article = page.locator(`article#${key}`);
  const demo = article.locator("[data-demo]");
  const list = article.locator("[data-demo-steps]");
  return {
    demo,
    /** The control, as it is named while the demo rests or plays. */
    play: article.getByRole("button", { name: fillProduct(accessibility.playDemo, key) }),
    pause: article.getByRole("button", { name: fillProduct(accessibility.pauseDemo, key) }),
    list,
    steps: list.getByRole("button"),
    current: list.locator("[aria-current=step]"),
  };
}

/** What stands in a demo's window at present, as text. */
const drawnText = (demo: Locator) =>
  // biome-ignore lint/performance/useDomNodeTextContent: textContent also has what is still to be written
  demo.evaluate((element) => element.shadowRoot?.querySelector<HTMLElement>("[data-layout]")?.innerText ?? "");

/** Brings a demo into view and waits until it is drawn. */
async function openDemo(page: Page, key: string) {
  const parts = demoOf(page, key);
  await scrollToCentre(parts.demo);
  await expect.poll(() => drawnText(parts.demo), key).not.toBe("");
  return parts;
}

test("a demo is fetched as its block comes near, its picture not; until then its steps are words", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "load" });
  for (const key of drawn) {
    const { list, steps } = demoOf(page, key);
    await expect(list).toHaveAccessibleName(fillProduct(accessibility.demoSteps, key));
    await expect(list.getByRole("listitem")).toHaveText(stepsOf(key));
    await expect(steps).toHaveCount(0);
  }
  await live(page);
  expect(fetched.filter((path) => /demos?[.-]/.test(path))).toEqual([]);
  for (const key of drawn) {
    const { demo } = await openDemo(page, key);
    await expect(demo).toHaveRole("img");
    await expect(demo).toHaveAccessibleName(textsOfProduct(key).demo);
  }
  expect(fetched.filter((path) => path.endsWith(".gif"))).toEqual([]);
});

test("the demo most in view plays until a pause or a step, holds that, and goes on when asked", async ({ page }) => {
  await visit(page, "/");
  const { demo, play, pause, steps, current } = await openDemo(page, second);
  const other = demoOf(page, first).demo;
  await expect(demo).toHaveAttribute("data-playing", "true");
  await expect(page.locator("[data-demo][data-playing=true]")).toHaveCount(1);
  const before = await drawnText(demo);
  await expect.poll(() => drawnText(demo)).not.toBe(before);
  await setHidden(page, true);
  await expect(demo, "it rests in a tab that is not shown").toHaveAttribute("data-playing", "false");
  await setHidden(page, false);
  await expect(demo).toHaveAttribute("data-playing", "true");

  await pause.click();
  await expect(demo).toHaveAttribute("data-playing", "false");
  const held = await drawnText(demo);
  await scrollToCentre(other);
  await expect(other, "the others go on").toHaveAttribute("data-playing", "true");
  await scrollToCentre(demo);
  await expect(other).toHaveAttribute("data-playing", "false");
  expect(await drawnText(demo)).toBe(held);
  // By the keyboard: the page may still be scrolling smoothly under a mouse.
  await play.press("Enter");
  await expect(demo).toHaveAttribute("data-playing", "true");

  await expect(steps).toHaveText(stepsOf(second));
  const texts: string[] = [];
  for (const index of [2, 1, 0, 1]) {
    await steps.nth(index).click();
    await expect(steps.nth(index)).toHaveAttribute("aria-current", "step");
    await expect(current).toHaveCount(1);
    await expect(demo).toHaveAttribute("data-playing", "false");
    texts.push(await drawnText(demo));
  }
  expect(texts[3], "a step is always the same").toBe(texts[1]);
  expect(new Set(texts).size).toBe(3);
  await play.click();
  await expect(demo).toHaveAttribute("data-playing", "true");
  await expect(steps.nth(2), "the present step is marked while it plays").toHaveAttribute("aria-current", "step");
});

test("a demo goes on at its step in another language and in the dark, without being begun anew", async ({ page }) => {
  await visit(page, "/");
  const { demo, steps, current } = await openDemo(page, first);
  await steps.nth(1).click();
  const stage = await demo.evaluateHandle((element) => element.shadowRoot?.querySelector("[data-layout]"));
  const ground = () => stage.evaluate((element) => getComputedStyle(element as Element).color);
  const light = await ground();
  await page.locator("header button[data-theme-toggle]").click();
  await expect.poll(ground).not.toBe(light);
  await selectIn(page, "header").selectOption("de");
  const german = textsOf("de");
  await expect(demo).toHaveAccessibleName(german.products.items[first]?.demo ?? "");
  await expect.poll(() => drawnText(demo)).toContain(german.demos.shared.course);
  await expect(current).toHaveText(stepsOf(first, "de")[1] as string);
  expect(await stage.evaluate((element) => (element as Element).isConnected)).toBe(true);
});

test("a demo that cannot be had is its picture, fetched then, and the fault is told", async ({ page, faults }) => {
  await page.route("**/assets/demos-*.js", (route) => route.abort());
  await visit(page, "/");
  const { demo } = demoOf(page, first);
  await demo.scrollIntoViewIfNeeded();
  const width = () => demo.locator("img").evaluate((shown: HTMLImageElement) => shown.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  faults.length = 0;
});

test("on paper a demo shows its result, and one that is not drawn is said", async ({ page }) => {
  notInFirefox("it is told nothing of printing by its driver");
  await visit(page, "/");
  const { demo, steps } = await openDemo(page, first);
  await steps.last().click();
  const result = await drawnText(demo);
  await steps.first().click();
  const held = await drawnText(demo);
  expect(held).not.toBe(result);
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(await drawnText(demo)).toBe(result);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  expect(await drawnText(demo)).toBe(held);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(`article#${drawn.at(-1)} .demo-words`)).toBeVisible();
});

test("the arrow keys go through the steps, which are one stop of the tab key", async ({ page }) => {
  await visit(page, "/");
  const { demo, list, steps, current } = await openDemo(page, first);
  await steps.first().press("ArrowRight");
  await expect(steps.nth(1)).toBeFocused();
  await expect(steps.nth(1)).toHaveAttribute("aria-current", "step");
  await expect(demo).toHaveAttribute("data-playing", "false");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(steps.first(), "it ends at the first").toBeFocused();
  await expect(current).toHaveText(stepsOf(first)[0] as string);
  await page.keyboard.press("Tab");
  await expect(list.locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(steps.first()).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a swipe across a demo goes to the next step, and back", async ({ page }) => {
    notInFirefox("Playwright has no finger there");
    await visit(page, "/");
    const { demo, steps } = await openDemo(page, first);
    await steps.first().tap();
    const finger = await page.context().newCDPSession(page);
    const before = await scrollTop(page);
    for (const [by, step] of [
      [-120, 1],
      [120, 0],
      // A touch is no swipe.
      [20, 0],
    ] as const) {
      const { x, y, width, height } = (await demo.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      const at = (part: number) => [{ x: x + width / 2 + by * part, y: y + height / 2 }];
      await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
      for (const part of [0.25, 0.5, 0.75, 1])
        await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(part) });
      await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await expect(steps.nth(step), `${by} px across`).toHaveAttribute("aria-current", "step");
    }
    expect(await scrollTop(page)).toBe(before);
  });
});

/** The widths at which a scene is drawn in each of its layouts, in px. */
const widthOf = { wide: 1280, tall: 390 } as const;

for (const locale of locales) {
  test(`with less motion a demo rests; it turns with the window, and no text of it is cut at any of its steps: ${locale}`, {
    tag: tagsOf(inLanguage(locale), lessMotion),
  }, async ({ page }) => {
    test.slow();
    await visit(page, pathIn("landing", locale));
    for (const [shape, width] of Object.entries(widthOf)) {
      await resize(page, width, 900);
      for (const key of drawn) {
        const { demo, steps } = await openDemo(page, key);
        await expect(demo.locator("[data-layout]")).toHaveAttribute("data-layout", shape);
        await expect(demo).toHaveAttribute("data-playing", "false");
        for (const step of await steps.all()) {
          await step.click();
          await expect(step).toHaveAttribute("aria-current", "step");
          expect.soft(await demo.evaluate(faultsOfTexts), `${key}, ${width} px`).toEqual([]);
        }
        expect.soft(await cutTexts(page), `the steps of ${key}, ${width} px`).toEqual([]);
      }
    }
    const control = page.locator(`article#${drawn.at(-1)} [data-playback]`);
    await control.press("Enter");
    await expect(control, "until it is asked for").toHaveAttribute("data-playing", "true");
  });
}

for (const [layout, width] of Object.entries(widthOf)) {
  test(`a demo that plays shifts nothing of the page: ${layout}`, matrix, async ({ page }) => {
    notInFirefox("it does not say what shifts");
    test.slow();
    await page.clock.install();
    await page.setViewportSize({ width, height: 900 });
    await visit(page, "/");
    for (const key of drawn) {
      const { demo } = await openDemo(page, key);
      await expect(demo).toHaveAttribute("data-playing", "true");
      const before = await shiftsOf(page);
      /** The longest demo and a second more, in ms. */
      const whole = 14_000;
      for (let moment = 0; moment < whole; moment += 50) await page.clock.runFor(50);
      expect.soft(await shiftsOf(page), key).toEqual(before);
    }
  });
}

const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);

/** What a visitor does among the demos, at the one that was chosen last; the number chooses which of several. */
const changes: Readonly<Record<string, (page: Page, present: string, chosen: number) => Promise<unknown>>> = {
  language: (page, _present, chosen) =>
    selectIn(page, "footer").selectOption(locales[chosen % locales.length] as string),
  theme: (page) => page.locator("[data-theme-toggle]").first().dispatchEvent("click"),
  place: (page, present) => scrollToCentre(demoOf(page, present).demo),
  hidden: (page, _present, chosen) => setHidden(page, chosen % 2 === 0),
  turn: (page, _present, chosen) =>
    page.setViewportSize({ width: chosen % 2 ? widthOf.wide : widthOf.tall, height: 900 }),
  step: (page, present, chosen) =>
    demoOf(page, present)
      .steps.nth(chosen % 3)
      .dispatchEvent("click"),
  control: (page, present) => page.locator(`article#${present} [data-playback]`).dispatchEvent("click"),
};

/** What a page that leaks would have more and more of. */
const held = (page: Page) =>
  page.evaluate(() => {
    const roots = [...document.querySelectorAll("[data-demo]")].map(({ shadowRoot }) => shadowRoot);
    return {
      hydrated: document.querySelectorAll("[data-hydrated]").length,
      stages: roots.map((root) => root?.childElementCount),
      // A scene has one or two more at some of its moments.
      fewAnimations: roots.every((root) => (root?.getAnimations().length ?? 0) <= 3),
      timers: (window as unknown as { timers: Set<number> }).timers.size,
    };
  });

test("a hundred changes in random order leave every demo at work, and nothing behind", matrix, async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    const timers = new Set<number>();
    const { setTimeout: begin, clearTimeout: end } = window;
    const set = (call: (...values: unknown[]) => void, delay?: number, ...values: unknown[]) => {
      const timer = begin(() => {
        timers.delete(timer);
        call(...values);
      }, delay);
      timers.add(timer);
      return timer;
    };
    const clear = (timer: number) => {
      timers.delete(timer);
      end(timer);
    };
    Object.assign(window, { timers, setTimeout: set, clearTimeout: clear });
  });
  await visit(page, "/");
  const openAllAndRest = async () => {
    await setHidden(page, false);
    for (const key of drawn) await openDemo(page, key);
    await page.setViewportSize({ width: widthOf.wide, height: 900 });
    await selectIn(page, "header").selectOption("en");
    await expectLanguage(page, "landing", "en");
    await jumpTo(page, 0);
    await expect(page.locator("[data-demo][data-playing=true]")).toHaveCount(0);
  };
  await openAllAndRest();
  const before = await held(page);
  const change = fc.tuple(fc.constantFrom(...Object.keys(changes)), fc.nat(drawn.length - 1));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 100, maxLength: 100, size: "max" }), async (hundred) => {
      let present = first;
      for (const [name, chosen] of hundred) {
        if (name === "place") present = drawn[chosen] as string;
        await changes[name]?.(page, present, chosen);
      }
      await openAllAndRest();
      await expect.poll(() => held(page), { timeout: 15_000 }).toEqual(before);
    }),
    { numRuns: 2, seed: 7411, endOnFailure: true },
  );
});
