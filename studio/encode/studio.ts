import { fileURLToPath } from "node:url";
import { chromium, type Page } from "@playwright/test";
import { createServer } from "vite";
import { findBrowser } from "../../tools/find-browser.ts";
import { type Shape, shapes } from "../kit/shape.ts";

const config = fileURLToPath(new URL("../stage/vite.config.ts", import.meta.url));

/** A scene on its page, every typeface there. */
export type OpenScene = { page: Page; scene: Window["scene"]; shape: Shape };

/** Opens a scene in a language and a shape, on a page of its own that has the shape's size. */
export type Open = (key: string, locale: string, shape: Shape) => Promise<OpenScene>;

/** Opens the stage in a browser for as long as the work takes. */
export async function withStage(work: (open: Open) => Promise<void>) {
  const server = await createServer({
    configFile: config,
    logLevel: "warn",
    server: { port: 0, host: "127.0.0.1", hmr: false, watch: null },
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--force-color-profile=srgb"],
  });
  try {
    const address = server.resolvedUrls?.local[0];
    if (!address) throw new Error("studio/encode/studio.ts: the stage has no address");
    await work(async (key, locale, shape) => {
      const { width, height, scale } = shapes[shape];
      const page = await browser.newPage({ deviceScaleFactor: scale, viewport: { width, height } });
      page.on("pageerror", (error) => {
        throw error;
      });
      await page.goto(`${address}?scene=${key}&lang=${locale}&shape=${shape}&recording`);
      await page.waitForFunction(() => "showAt" in window);
      await page.evaluate(async () => {
        const faces = ["400", "500", "600"].map((weight) => `${weight} 20px "Onest Variable"`);
        const samples = "aąжß";
        await Promise.all([...faces, '600 20px "Literata Variable"'].map((face) => document.fonts.load(face, samples)));
      });
      return { page, scene: await page.evaluate(() => window.scene), shape };
    });
  } finally {
    await browser.close();
    await server.close();
  }
}
