import { expect, type Locator, type Page } from "@playwright/test";
import type { SceneKey } from "../../../src/demos/kit/scene.ts";
import { site, textsOf } from "./expected.ts";
import { scrollToCentre } from "./scrolling.ts";
import { visit } from "./site-test.ts";

/** Products whose demo is a scene, not the owner's own file. */
export const sceneKeys = site.products.filter(({ key, demo }) => demo === `/media/${key}.gif`).map(({ key }) => key);

export const stepsOf = (key: string) => textsOf("en").demos[key as SceneKey].steps;

export function demoOf(page: Page, key: string) {
  const article = page.locator(`article#${key}`);
  const list = article.locator("[data-demo-steps]");
  return {
    article,
    demo: article.locator("[data-demo]"),
    list,
    steps: list.getByRole("button"),
    current: list.locator("[aria-current=step]"),
    playback: article.locator("[data-playback]"),
    start: article.locator("[data-demo-try]"),
    press: article.locator("[data-demo-press]"),
    /** While the scene waits for it. */
    awaited: article.locator("[data-demo-press][aria-disabled=false]"),
    spoken: article.locator("[aria-live=polite]"),
    /** What is to be pressed. */
    label: async () => (await article.locator("[data-demo-press]").getAttribute("aria-label")) ?? "",
  };
}

// biome-ignore lint/performance/useDomNodeTextContent: textContent includes text that is not visible yet
export const sceneText = (demo: Locator) => demo.locator("[data-layout]").innerText();

/** Scrolls to a demo, and waits until it is drawn and can be operated. */
export async function openDemo(page: Page, key: string) {
  const parts = demoOf(page, key);
  await scrollToCentre(parts.demo);
  await expect.poll(() => sceneText(parts.demo), key).not.toBe("");
  await expect(parts.start).toBeVisible();
  return parts;
}

/** Visits the landing page, and opens a demo there. */
export async function visitDemo(page: Page, key: string) {
  await visit(page, "/");
  return openDemo(page, key);
}

/** Visits a demo, and starts to operate it. */
export async function tryDemo(page: Page, key: string) {
  const parts = await visitDemo(page, key);
  await parts.start.press("Enter");
  await expect(parts.awaited).toBeFocused();
  return parts;
}

/** Presses everything that is to be pressed. */
export async function pressThrough({ press, awaited }: ReturnType<typeof demoOf>): Promise<void> {
  while ((await press.count()) > 0) await awaited.press("Enter");
}
