import { askForLessMotion, lessMotion } from "./support/engine.ts";
import { locales, missingIn, pathIn, prefixedLocales, textsOf } from "./support/expected.ts";
import { expect, isAtEdge, live, store, test } from "./support/site-test.ts";

// The browser itself reports the missing document, and the page the missing path: both belong here.
test.use({ allowedFaults: [/404/] });

const prefixed = prefixedLocales.map((locale) => ({
  path: missingIn(locale),
  stored: locale === "de" ? "ru" : undefined,
  shows: locale,
}));

const cases = [
  { path: "/missing", stored: undefined, shows: "en" },
  { path: "/a/missing/page", stored: undefined, shows: "en" },
  { path: "/xx", stored: undefined, shows: "en" },
  { path: "/missing", stored: "fr", shows: "fr" },
  { path: "/missing", stored: "klingon", shows: "es" },
  // An edge host leads from here to the page.
  ...(isAtEdge ? [] : [{ path: "/terms/", stored: "pt", shows: "pt" } as const]),
  ...prefixed,
] as const;

test("every missing address says so in one language, tells the console, and leads home", {
  tag: ["@smoke", "@host"],
}, async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto("/robots.txt");
  for (const { path, stored, shows } of cases) {
    await test.step(`${path} with ${stored ?? "nothing"} stored`, async () => {
      errors.length = 0;
      await page.evaluate((language) => {
        localStorage.clear();
        if (language) localStorage.setItem("language", language);
      }, stored);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);

      const { notFound, meta } = textsOf(shows);
      await expect(page.locator("html")).toHaveAttribute("lang", shows);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
      for (const words of [notFound.title, notFound.description]) {
        await expect(
          page.getByText(words, { exact: true }).filter({ visible: true }),
          "one language shows",
        ).toHaveCount(1);
      }
      await live(page);
      await expect(page).toHaveTitle(meta.notFound.title);
      expect(
        errors.filter((error) => error.endsWith(` ${path}`)),
        "the missing path in the console",
      ).toHaveLength(1);

      const links = page.getByRole("main").getByRole("link");
      await expect(links, "one language shows").toHaveCount(1);
      await expect(links).toHaveText(notFound.home);
      await links.click();
      await expect(page).toHaveURL((url) => url.pathname === pathIn("landing", shows));
      await expect(page.locator("html")).toHaveAttribute("lang", shows);
    });
  }
});

test("it wears the kept theme", async ({ page }) => {
  await store(page, { theme: "dark" });
  await page.goto("/missing");
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  const dark = await page.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor);
  await page.evaluate(() => localStorage.setItem("theme", "light"));
  await page.reload();
  await expect(page.locator("html")).not.toHaveClass(/\bdark\b/);
  expect(await page.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor)).not.toBe(dark);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(
    `at ${width} x ${height} px the bookmark has fallen clear of the others, and lies the same in every language`,
    lessMotion,
    async ({ page }) => {
      await askForLessMotion(page);
      await page.setViewportSize({ width, height });
      const edges = (selector: string) =>
        page.locator(selector).evaluateAll((all) => {
          const boxes = all.map((one) => one.getBoundingClientRect());
          return {
            top: Math.min(...boxes.map(({ top }) => top)),
            bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
          };
        });
      const gaps: number[] = [];
      for (const locale of locales) {
        await page.goto(missingIn(locale));
        const loose = await edges(".bookmarks i:nth-child(3)");
        const others = await edges(".bookmarks i:not(:nth-child(3))");
        expect.soft(loose.top - others.bottom, `${locale}: under the others`).toBeGreaterThan(16);
        gaps.push(Math.round((await edges("h1")).top - loose.bottom));
      }
      expect(Math.min(...gaps), "above the sign").toBeGreaterThan(0);
      expect(new Set(gaps).size, String(gaps)).toBe(1);
    },
  );
}
