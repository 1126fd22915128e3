import { missingIn, pathIn, prefixedLocales, textsOf } from "./support/expected.ts";
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
