import { resolve } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { type Shape, shapes } from "../../src/demos/kit/shape.ts";
import { withBrowser, withServer } from "../support/browser.ts";

const configFile = resolve(import.meta.dirname, "../stage/vite.config.ts");

/** A scene on its page, every typeface there. */
export type OpenScene = { page: Page; scene: Window["scene"]; shape: Shape };

/** Opens a scene in a language and a shape, on a page of its own that has the shape's size. */
export type Open = (key: string, locale: string, shape: Shape) => Promise<OpenScene>;

const opener =
  (browser: Browser, address: string): Open =>
  async (key, locale, shape) => {
    const { width, height, scale } = shapes[shape];
    const page = await browser.newPage({ deviceScaleFactor: scale, viewport: { width, height } });
    page.on("pageerror", (error) => {
      throw error;
    });
    await page.goto(`${address}?scene=${key}&lang=${locale}&shape=${shape}&recording`);
    await page.waitForFunction(() => "showAt" in window);
    await page.evaluate(async () => {
      const faces = ["400", "500", "600"].map((weight) => `${weight} 20px Onest`);
      const samples = "aąжß";
      await Promise.all([...faces, "600 20px Literata"].map((face) => document.fonts.load(face, samples)));
    });
    return { page, scene: await page.evaluate(() => window.scene), shape };
  };

/** Opens the stage in a browser for as long as the work takes. */
export async function withStage(work: (open: Open) => Promise<void>): Promise<void> {
  await withServer({ configFile }, (address) =>
    withBrowser(["--force-color-profile=srgb"], (browser) => work(opener(browser, address))),
  );
}
