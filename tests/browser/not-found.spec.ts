import type { Locale } from "../../src/config/locales.ts";
import { missingIn, pathIn, prefixedLocales, textsOf } from "./support/expected.ts";
import { expect, isAtEdge, live, test } from "./support/site-test.ts";

// The browser itself reports the missing document, and the page the missing path: both belong here.
test.use({ allowedFaults: [/404/] });

/** An address, what is stored, and the language that shows. */
const cases: readonly (readonly [path: string, stored: string | undefined, shows: Locale])[] = [
  ["/a/missing/page", undefined, "en"],
  ["/xx", undefined, "en"],
  ["/missing", "fr", "fr"],
  ["/missing", "__proto__", "es"],
  // An edge host leads from here to the page.
  ...(isAtEdge ? [] : [["/terms/", "pt", "pt"] as const]),
  // Its own language decides, whatever is stored.
  ...prefixedLocales.map((locale) => [missingIn(locale), "ru", locale] as const),
];

test("every missing address says so in one language, tells the console, and leads home", {
  tag: ["@smoke", "@host"],
}, async ({ page, faults }) => {
  await page.goto("/robots.txt");
  for (const [path, stored, shows] of cases) {
    await test.step(`${path} with ${stored ?? "nothing"} stored`, async () => {
      const before = faults.length;
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
        const shown = page.getByText(words, { exact: true }).filter({ visible: true });
        await expect(shown, "one language shows").toHaveCount(1);
      }
      await live(page);
      await expect(page).toHaveTitle(meta.notFound.title);
      const told = faults.slice(before).filter((fault) => fault.endsWith(` ${path}`));
      expect(told, "the missing path in the console").toHaveLength(1);

      const links = page.getByRole("main").getByRole("link");
      await expect(links, "one language shows").toHaveCount(1);
      await expect(links).toHaveText(notFound.home);
      await links.click();
      await expect(page).toHaveURL((url) => url.pathname === pathIn("landing", shows));
      await expect(page.locator("html")).toHaveAttribute("lang", shows);
    });
  }
});
