import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { themeColour } from "../../generator/document/theme-colour.ts";
import { root } from "../../tools/command-line.ts";
import { withBrowser } from "../support/browser.ts";
import { dataUrl } from "../support/font-faces.ts";

const markFile = join(root, "studio/icons/mark.svg");

/** The mark on ink with a margin (in %), as home screens crop icons to various shapes. */
async function renderIcon(tab: Page, size: number, margin: number) {
  await tab.setViewportSize({ width: size, height: size });
  await tab.setContent(
    `<style>body{margin:0;background:${themeColour(root)};display:grid;place-items:center;height:100vh}img{width:${100 - 2 * margin}%}</style>
     <img src="${dataUrl("image/svg+xml", readFileSync(markFile))}" alt="">`,
  );
  return tab.screenshot();
}

/** An ICO file with one PNG of up to 256 px. */
function icoOf(png: Buffer, size: number) {
  // Type icon, one image: width, height, one plane of 32 bits, length in bytes, offset.
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** Writes the mark, its icons and `favicon.ico` to `public` in `folder`. */
export async function renderIcons(folder: string): Promise<void> {
  const publicFolder = join(folder, "public");
  cpSync(markFile, join(publicFolder, "brand/mark.svg"));
  await withBrowser(async (browser) => {
    const tab = await browser.newPage();
    for (const size of [180, 192, 512]) {
      writeFileSync(join(publicFolder, `brand/icon-${size}.png`), await renderIcon(tab, size, 20));
    }
    writeFileSync(join(publicFolder, "favicon.ico"), icoOf(await renderIcon(tab, 32, 6), 32));
  });
}
