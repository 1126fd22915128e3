import { fillProduct, productKeys as keys, site, textsOf, textsOfProduct } from "./support/expected.ts";
import { expectScrolledTo, scrollToCentre } from "./support/scrolling.ts";
import { expect, test, visit, visitWhole } from "./support/site-test.ts";
import { lessMotion, notInFirefox } from "./support/variants.ts";

const { products: words } = textsOf("en");
const last = keys.at(-1) as string;

test("shows a complete block for each product in the owner's order", { tag: "@smoke" }, async ({ page }) => {
  await visit(page, "/");
  const articles = page.locator("#products").getByRole("article");
  expect(await articles.evaluateAll((all) => all.map(({ id }) => id))).toEqual(keys);

  for (const { key, component, platform, needs = [], repository } of site.products) {
    const article = page.locator(`article#${key}`);
    const { title, description } = textsOfProduct(key);
    await expect(article).toHaveAccessibleName(title);
    await expect(article.getByText(description, { exact: true })).toBeVisible();
    await expect(article.locator("p svg:has(> *)").first(), `icon of ${key}`).toBeVisible();
    await expect(article.getByRole("link", { name: fillProduct(words.downloadOf, key) })).toBeVisible();
    const facts = article.locator(".facts").getByRole("listitem");
    const other = site.products.find((product) => product.key !== key && product.repository === repository);
    await expect(facts).toHaveCount([component, platform, needs.length > 0, other].filter(Boolean).length);
    if (other) {
      const name = textsOfProduct(other.key).name;
      await expect(article.getByRole("link", { name, exact: true }).first()).toHaveAttribute("href", `#${other.key}`);
    }
    for (const fact of [component, platform?.from, platform?.to, ...needs.map((need) => words.needs[need])]) {
      if (fact) await expect(facts.filter({ hasText: fact }).first(), `${fact} of ${key}`).toBeVisible();
    }
  }
});

test("alternates the side and colour of the blocks", async ({ page }) => {
  await visit(page, "/");
  const blocks = await page.locator("#products article").evaluateAll((articles) =>
    articles.map((article) => {
      const left = (selector: string) => article.querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN;
      return { colour: getComputedStyle(article).backgroundColor, isDemoLeft: left(".demo") < left("h3") };
    }),
  );
  expect(blocks.map(({ isDemoLeft }) => isDemoLeft)).toEqual(keys.map((_, index) => index % 2 === 1));
  const firstWithColour = (all: readonly { colour: string }[]) =>
    all.map((block) => all.findIndex(({ colour }) => colour === block.colour));
  expect(firstWithColour(blocks)).toEqual(firstWithColour(site.products));
});

test("moves a demo up as it scrolls into view, except under reduced motion", async ({ page }) => {
  notInFirefox("Firefox has no animation that follows the scroll position");
  await visitWhole(page, "/");
  const demo = page.locator(`article#${keys[3] ?? last} .demo`);
  const offset = () => demo.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).f);
  await demo.evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().top - innerHeight * 0.9, behavior: "instant" });
  });
  await expect.poll(offset).toBeGreaterThan(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(offset).toBe(0);
});

test("shows the current product at the side of a wide screen, and links to others", lessMotion, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/");
  const position = page.getByRole("navigation", { name: words.place });
  await expect(position).toHaveCount(0);
  await scrollToCentre(page.locator(`article#${keys[0]}`));
  for (const key of [keys[4] ?? last, keys.at(-2) ?? last]) {
    await position.getByRole("link", { name: textsOfProduct(key).name }).click();
    await expectScrolledTo(page.locator(`article#${key}`));
    await expect(position.locator("[aria-current]")).toHaveText([textsOfProduct(key).name]);
  }
});
