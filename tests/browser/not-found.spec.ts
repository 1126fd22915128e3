import { missingIn, pathIn, prefixedLocales, textsOf } from "./support/expected.ts";
import { expect, test, visit } from "./support/site-test.ts";

for (const [path, stored, locale] of [
  ["/a/missing/page", undefined, "en"],
  ["/xx", undefined, "en"],
  ["/missing", "fr", "fr"],
  ["/missing", "__proto__", "es"],
  ["/terms/", "pt", "pt"],
  // The language in the path wins over the stored one.
  ...prefixedLocales.map((locale) => [missingIn(locale), "ru", locale] as const),
] as const) {
  test(`${path} is missing in ${locale} (${stored} stored)`, { tag: ["@smoke", "@host"] }, async ({ page, faults }) => {
    const response = await visit(page, path, { language: stored });
    expect(response?.status()).toBe(404);

    const { notFound, meta } = textsOf(locale);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404");
    for (const words of [notFound.title, notFound.description]) {
      const shown = page.getByText(words, { exact: true }).filter({ visible: true });
      await expect(shown, "one language shows").toHaveCount(1);
    }
    await expect(page).toHaveTitle(meta.notFound.title);
    const reports = () => faults.filter((fault) => fault.endsWith(` ${path}`));
    await expect.poll(reports, "the missing path in the console").toHaveLength(1);

    const links = page.getByRole("main").getByRole("link");
    await expect(links, "one language shows").toHaveText([notFound.home]);
    await links.click();
    await expect(page).toHaveURL((url) => url.pathname === pathIn("landing", locale));
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
  });
}
