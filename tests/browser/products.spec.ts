import type { Locator } from "@playwright/test";
import { expectNewTab, locales, pathIn, site, textsOf } from "./support/expected.ts";
import { expectScrolledTo } from "./support/scrolling.ts";
import { expect, store, test, visit } from "./support/site-test.ts";

const { products: words, accessibility } = textsOf("en");
const keys = [
  "dynamicRules",
  "courseCreator",
  "activities",
  "ranking",
  "aiForum",
  "aiTasks",
  "provider",
  "aiTutor",
  "certificates",
  "recommendedCourses",
];

test.beforeEach(({ page }) => store(page, { cookieConsent: "rejected" }));

function textsOfProduct(key: string, { items } = words) {
  const texts = items[key];
  if (!texts) throw new Error(`The strings lack the product ${key}`);
  return texts;
}

const fillProduct = (text: string, key: string) => text.replace("{product}", textsOfProduct(key).name);

/** Whether the picture that the browser chose moves, told from the file itself. */
function moves(image: Locator): Promise<boolean> {
  return image.evaluate(async (shown: HTMLImageElement) => {
    await shown.decode();
    const answer = await fetch(shown.currentSrc);
    const decoder = new ImageDecoder({
      type: answer.headers.get("content-type") ?? "",
      data: await answer.arrayBuffer(),
    });
    await decoder.tracks.ready;
    return [...Array(decoder.tracks.length).keys()].some((track) => decoder.tracks[track]?.animated);
  });
}

test("ten blocks in the order of the specification, each with all that belongs to it", async ({ page }) => {
  await visit(page, "/");
  const articles = page.locator("#products").getByRole("article");
  await expect(articles).toHaveCount(keys.length);
  expect(await articles.evaluateAll((all) => all.map(({ id }) => id))).toEqual(keys);

  for (const [index, product] of site.products.entries()) {
    const article = page.locator(`article#${keys[index]}`);
    const texts = textsOfProduct(product.key);
    await expect(article.getByRole("heading", { name: texts.title, exact: true })).toBeVisible();
    await expect(article).toHaveAccessibleName(texts.title);
    await expect(article.getByText(texts.description, { exact: true })).toBeVisible();
    const icon = article.locator("svg use").first();
    await expect(icon).toHaveAttribute("href", new RegExp(`#${product.icon}$`));
    expect((await icon.boundingBox())?.width, `icon of ${product.key}`).toBeGreaterThan(0);
    await expectNewTab(
      article.getByRole("link", { name: fillProduct(words.downloadOf, product.key) }),
      `${site.organisation}/${product.repository}`,
    );
    const facts = article.getByRole("listitem");
    await expect(facts).toHaveCount(3);
    await expect(facts.nth(0)).toHaveText(product.component ?? "");
    await expect(facts.nth(1)).toContainText(product.platform?.from ?? "");
    await expect(facts.nth(1)).toContainText(product.platform?.to ?? "");
    for (const need of product.needs ?? []) await expect(facts.nth(2)).toContainText(words.needs[need] ?? "");
  }
});

test("the blocks alternate in side and colour", async ({ page }) => {
  await visit(page, "/");
  const blocks = await page.locator("#products article").evaluateAll((articles) =>
    articles.map((article) => {
      const left = (selector: string) => article.querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN;
      return { colour: getComputedStyle(article).backgroundColor, pictureFirst: left("img") < left("h3") };
    }),
  );
  expect(blocks.map(({ pictureFirst }) => pictureFirst)).toEqual(keys.map((_, index) => index % 2 === 1));

  const uses = new Map<string, number>();
  for (const [index, { colour }] of blocks.entries()) {
    expect(colour, `neighbours of block ${index + 1}`).not.toBe(blocks[index + 1]?.colour);
    uses.set(colour, (uses.get(colour) ?? 0) + 1);
  }
  expect([...uses.values()], "five colours, each twice").toEqual([2, 2, 2, 2, 2]);
});

test("each demo is fetched when its block comes near, and shows", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => request.resourceType() === "image" && fetched.push(request.url()));
  await page.goto("/", { waitUntil: "load" });
  expect(fetched.filter((url) => url.includes(keys.at(-1) ?? ""))).toEqual([]);

  for (const key of keys) {
    const image = page.locator(`article#${key}`).getByRole("img", { name: textsOfProduct(key).demo });
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth), key)
      .toBeGreaterThan(0);
  }
  expect(fetched.filter((url) => url.includes(keys.at(-1) ?? ""))).not.toEqual([]);
});

test("a demo moves until its control pauses it, and moves again when asked", async ({ page }) => {
  await visit(page, "/");
  const key = "courseCreator";
  const article = page.locator(`article#${key}`);
  const image = article.getByRole("img", { name: textsOfProduct(key).demo });
  await image.scrollIntoViewIfNeeded();
  expect(await moves(image)).toBe(true);

  await article.getByRole("button", { name: fillProduct(accessibility.pauseDemo, key) }).click();
  const play = article.getByRole("button", { name: fillProduct(accessibility.playDemo, key) });
  await expect(play).toBeVisible();
  await expect.poll(() => moves(image)).toBe(false);
  expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  const neighbour = page.locator("article#activities img");
  expect(await moves(neighbour), "the others go on").toBe(true);

  await play.click();
  await expect.poll(() => moves(image)).toBe(true);
});

test("a demo rests for whoever asks for less motion, until it is asked for", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const article = page.locator("article#dynamicRules");
  const image = article.getByRole("img", { name: textsOfProduct("dynamicRules").demo });
  await image.scrollIntoViewIfNeeded();
  expect(await moves(image)).toBe(false);
  await article.getByRole("button", { name: fillProduct(accessibility.playDemo, "dynamicRules") }).click();
  await expect.poll(() => moves(image)).toBe(true);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  const key = "courseCreator";
  const shape = (shown: HTMLImageElement) => ({
    upright: shown.naturalHeight > shown.naturalWidth,
    keepsItsProportions: Math.abs(shown.naturalHeight / shown.naturalWidth - shown.height / shown.width) < 0.01,
  });

  test("a demo is composed upright, moving and paused, and turns with the phone", async ({ page }) => {
    await visit(page, "/");
    const article = page.locator(`article#${key}`);
    const image = article.getByRole("img", { name: textsOfProduct(key).demo });
    await image.scrollIntoViewIfNeeded();
    expect(await moves(image)).toBe(true);
    expect(await image.evaluate(shape)).toEqual({ upright: true, keepsItsProportions: true });

    await article.getByRole("button", { name: fillProduct(accessibility.pauseDemo, key) }).click();
    await expect.poll(() => moves(image)).toBe(false);
    expect(await image.evaluate(shape)).toEqual({ upright: true, keepsItsProportions: true });

    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(() => image.evaluate(shape)).toEqual({ upright: false, keepsItsProportions: true });
  });

  test("a demo rests upright for whoever asks for less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/");
    const image = page.locator(`article#${key}`).getByRole("img", { name: textsOfProduct(key).demo });
    await image.scrollIntoViewIfNeeded();
    expect(await moves(image)).toBe(false);
    expect(await image.evaluate(shape)).toEqual({ upright: true, keepsItsProportions: true });
  });
});

test("a window rises into its place as it comes into view, unless less motion is asked for", async ({ page }) => {
  await visit(page, "/");
  const demo = page.locator("#ranking .demo");
  const raised = () => demo.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).f);
  await demo.evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().top - innerHeight * 0.9, behavior: "instant" });
  });
  await expect.poll(raised).toBeGreaterThan(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(raised).toBe(0);
});

test("the index leads to each block", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const links = page.getByRole("navigation", { name: words.index }).getByRole("link");
  await expect(links).toHaveText(keys.map((key) => textsOfProduct(key).name));
  for (const [index, key] of keys.entries()) {
    await links.nth(index).click();
    await expectScrolledTo(page, page.locator(`article#${key}`));
  }
});

test("every language has texts of its own for the ten", async ({ page }) => {
  for (const locale of locales) {
    await page.goto(pathIn("landing", locale));
    const wording = textsOf(locale).products;
    await expect(page.locator("#products").getByRole("heading", { level: 3 })).toHaveText(
      keys.map((key) => textsOfProduct(key, wording).title),
    );
    const alternatives = await page
      .locator("#products article img")
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).alt));
    expect(alternatives).toEqual(keys.map((key) => textsOfProduct(key, wording).demo));
  }
});

test("on a wide screen the reader's place among the ten follows the page, and leads to the others", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, "/");
  const place = page.getByRole("navigation", { name: words.place });
  await expect(place).toHaveCount(0);

  for (const key of ["dynamicRules", "aiForum"]) {
    await page.locator(`article#${key}`).evaluate((article) => article.scrollIntoView({ block: "center" }));
    await expect(place.locator("[aria-current]")).toHaveText(textsOfProduct(key).name);
    await expect(place.locator("[aria-current]")).toHaveCount(1);
  }
  await place.getByRole("link", { name: textsOfProduct("certificates").name }).click();
  await expectScrolledTo(page, page.locator("article#certificates"));
  await expect(place.locator("[aria-current]")).toHaveText(textsOfProduct("certificates").name);

  await page.locator("#partners").evaluate((section) => section.scrollIntoView({ block: "center" }));
  await expect(place).toHaveCount(0);
});

test("in the dark a drawn window is dark, and in the light it is as drawn", async ({ page }) => {
  await visit(page, "/");
  const image = page.locator("article#ranking img");
  await expect(image).toHaveCSS("filter", "none");
  await page.locator("header button[data-theme-toggle]").click();
  await expect(image).toHaveCSS("filter", /invert\(1\)/);
});
