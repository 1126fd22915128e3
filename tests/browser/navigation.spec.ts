import { locales, pathIn, productKeys, site, textsOf, textsOfProduct } from "./support/expected.ts";
import { brokenWords, expectNothingCut, overlaps, resize } from "./support/measure-layout.ts";
import { holdRequests } from "./support/requests.ts";
import { expectScrolledTo, jumpTo, scrollTop } from "./support/scrolling.ts";
import { expect, softly, test, visit } from "./support/site-test.ts";
import { inLanguage, notInFirefox } from "./support/variants.ts";

const { nav, accessibility } = textsOf("en");

test("scrolls smoothly to the sections", async ({ page }) => {
  await visit(page, "/");
  const bar = page.getByRole("banner").getByRole("navigation", { name: accessibility.mainNavigation });
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");

  const links = { "#products": nav.products, "#partners": nav.partners, "#hero": nav.home };
  for (const [section, name] of Object.entries(links)) {
    await bar.getByRole("link", { name, exact: true }).click();
    await expectScrolledTo(page.locator(section));
    expect(new URL(page.url()).hash).toBe(section);
  }
  await expect.poll(() => scrollTop(page)).toBe(0);

  await jumpTo(page, 2000);
  await page.getByRole("banner").getByRole("link", { name: site.name }).click();
  await expect.poll(() => scrollTop(page), "the brand links to the top").toBe(0);
});

test("has a skip link as the first Tab stop", async ({ page }) => {
  await visit(page, "/");
  const skip = page.getByRole("link", { name: accessibility.skipToContent });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("#hero").getByRole("link").first(), "the next stop is past the navigation").toBeFocused();
});

for (const when of ["", ", also before the page has loaded"]) {
  test(`a link to a passage shows it${when}`, async ({ page }) => {
    if (when) {
      notInFirefox("Firefox tells no script of the passage");
      await holdRequests(page, /\/media\/poster/);
    }
    const key = productKeys.at(-1) ?? "";
    const { title } = textsOfProduct(key);
    await page.goto(`/#:~:text=${encodeURIComponent(title)}`, { waitUntil: "commit" });
    await expect(page.locator(`#${key} h3`)).toBeInViewport();
  });
}

const longNames = [
  "Lumen Learning",
  "Internationallearningpartner",
  "Universidad Abierta de Aprendizaje con Inteligencia Artificial",
];

for (const locale of locales) {
  test(`a long name gives way to the words of the bar in ${locale}`, inLanguage(locale), async ({ page }) => {
    for (const path of [pathIn("landing", locale), pathIn("terms", locale)]) {
      await visit(page, path);
      for (const name of longNames) {
        await page.locator(".brand > span").evaluateAll((all, text) => {
          for (const brand of all) brand.textContent = text;
        }, name);
        for (const width of [1280, 1100, 1024, 280]) {
          await resize(page, width);
          const where = `${name}, ${path} at ${width} px`;
          const words = async () => (await brokenWords(page, "header")).filter((word) => !name.includes(word));
          await softly.poll(words, where).toEqual([]);
          // The third line of the longest ends with an ellipsis.
          if (name !== longNames.at(-1)) await expectNothingCut(page, where);
          const parts = page.locator("header :is(a, button, select):visible, .hero-badge");
          softly(await overlaps(parts), where).toEqual([]);
        }
      }
    }
  });
}
