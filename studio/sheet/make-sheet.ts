import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { preview } from "vite";
import { buildWhenStale } from "../../generator/build-when-stale.ts";
import { themeKey } from "../../src/config/constants.ts";
import { root } from "../../tools/command-line.ts";
import { withBrowser } from "../support/browser.ts";

const parts = ".hero, .product, #partners, .site-footer";
const hidden = ".site-header, .skip-link, .floating-actions, .products-nav, #cookie-banner";

/** Pictures of a page's parts, each as a data URL, at rest. */
async function pictureParts(browser: Browser, url: string, width: number, theme: string) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce", bypassCSP: true });
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [themeKey, theme] as const);
  await page.goto(url);
  await page.addStyleTag({ content: `${hidden} { display: none !important }` });
  // Without a sign of a visitor, the page draws its demos by itself once it is idle.
  await page.waitForFunction(() => [...document.querySelectorAll("[data-demo]")].every(({ shadowRoot }) => shadowRoot));
  const pictures: string[] = [];
  for (const part of await page.locator(parts).all()) {
    const picture = await part.screenshot({ type: "jpeg", quality: 85 });
    pictures.push(`data:image/jpeg;base64,${picture.toString("base64")}`);
  }
  return pictures;
}

/** Writes `<width>.jpg` for a wide screen and a phone: each part of the landing page, light beside dark. */
export async function makeSheet(folder: string): Promise<void> {
  await buildWhenStale(root);
  const server = await preview({ root, configFile: false, logLevel: "warn", preview: { host: "127.0.0.1", port: 0 } });
  const url = server.resolvedUrls?.local[0] ?? "";
  const work = withBrowser(async (browser) => {
    for (const width of [1440, 390]) {
      const light = await pictureParts(browser, url, width, "light");
      const dark = await pictureParts(browser, url, width, "dark");
      const sheet = await browser.newPage({ viewport: { width: 2000, height: 900 } });
      const pairs = light.map((src, index) => `<div><img src="${src}"><img src="${dark[index]}"></div>`).join("");
      const columns = `repeat(${width > 1000 ? 1 : 4}, 1fr)`;
      const style = `body{display:grid;gap:8px;grid-template-columns:${columns}}img{width:50%}`;
      await sheet.setContent(`<!doctype html><style>${style}</style>${pairs}`);
      await sheet.screenshot({ path: join(folder, `${width}.jpg`), quality: 80, fullPage: true });
    }
  });
  await work.finally(() => server.close());
}
