import type { Page } from "@playwright/test";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { loadSiteData } from "../../generator/inputs/site-data.ts";
import { studioPagesPlugin } from "../../generator/vite-plugins/studio-pages.ts";
import { shapesPlugin } from "../../generator/vite-plugins/svg-shapes.ts";
import { defaultLocale } from "../../src/config/locales.ts";
import { layouts } from "../../src/demos/kit/layout.ts";
import { root } from "../../tools/command-line.ts";
import { withStudio } from "../support/browser.ts";
import { inlineFontFaces } from "../support/font-faces.ts";

/** Opens a scene in the default language, on its own page in the scene's size, with all typefaces loaded. */
type OpenScene = (key: string) => Promise<{ page: Page; scene: Window["scene"] }>;

/** Opens a browser for scenes until `work` is done. */
export async function withScenePage(work: (open: OpenScene) => Promise<void>): Promise<void> {
  // A missing GIF is no obstacle to making the others.
  const fontFaces = inlineFontFaces((await loadSiteData(root, () => {})).fonts);
  const plugins = [react(), tailwindcss(), shapesPlugin, studioPagesPlugin(() => fontFaces)];
  await withStudio({ plugins }, ["--force-color-profile=srgb"], (baseUrl, browser) =>
    work(async (key) => {
      const { width, height, scale } = layouts.wide;
      const page = await browser.newPage({ deviceScaleFactor: scale, viewport: { width, height } });
      page.on("pageerror", (error) => {
        throw error;
      });
      await page.goto(`${baseUrl}studio/scene-page/?scene=${key}&lang=${defaultLocale}&recording`);
      await page.waitForFunction(() => "showAt" in window);
      await page.evaluate(() => Promise.all([...document.fonts].map((face) => face.load())));
      return { page, scene: await page.evaluate(() => window.scene) };
    }),
  );
}
