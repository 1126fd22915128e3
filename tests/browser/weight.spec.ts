import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { localeCodes } from "../../src/config/locales.ts";
import { pathOf } from "../../src/lib/addresses.ts";
import { expect, live, test } from "./support/site-test.ts";

const dist = join(import.meta.dirname, "../../dist");

/** Limits in bytes of Brotli; the first is what a server sends before it hears back. */
const documentLimit = 14_000;
const scriptLimit = 80_000;

for (const locale of localeCodes) {
  test(`the landing page in ${locale} arrives light: document with its styles, and scripts before interaction`, async ({
    page,
  }) => {
    const scripts = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script" || request.url().endsWith(".js"))
        scripts.add(new URL(request.url()).pathname);
    });
    const response = await page.goto(pathOf("landing", locale));
    await live(page);
    const document = await response?.body();
    expect(brotliCompressSync(document ?? "").length).toBeLessThanOrEqual(documentLimit);
    const sizes = [...scripts].map((path) => brotliCompressSync(readFileSync(join(dist, path))).length);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(scriptLimit);
    expect(await page.locator('link[rel="stylesheet"]').count()).toBe(0);
  });
}
