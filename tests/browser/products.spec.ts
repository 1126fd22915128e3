import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { joinSmallWords } from "../../src/lib/join-small-words.ts";
import { askForLessMotion, lessMotion, notInFirefox } from "./support/engine.ts";
import { expectNewTab, productKeys as keys, locales, pathIn, site, textsOf } from "./support/expected.ts";
import { selectIn } from "./support/language.ts";
import { expectScrolledTo } from "./support/scrolling.ts";
import { expect, live, store, test, visit } from "./support/site-test.ts";

const { products: words, accessibility } = textsOf("en");
const last = keys.at(-1) as string;

test.beforeEach(({ page }) => store(page, { cookieConsent: "rejected" }));

function textsOfProduct(key: string, { items } = words) {
  const texts = items[key];
  if (!texts) throw new Error(`The strings lack the product ${key}`);
  return texts;
}

const fillProduct = (text: string, key: string) => text.replace("{product}", textsOfProduct(key).name);

const demoOf = (page: Page, key: string) =>
  page.locator(`article#${key}`).getByRole("img", { name: textsOfProduct(key).demo, exact: true });

/** Those that play a scene: an owner's own file does not. */
const drawn = site.products.filter(({ key, demo }) => demo === `/media/${key}.gif`).map(({ key }) => key);

/** What stands in a demo's window at present, as text. */
const drawnText = (demo: Locator) =>
  // biome-ignore lint/performance/useDomNodeTextContent: textContent also has what is still to be written
  demo.evaluate((element) => element.shadowRoot?.querySelector<HTMLElement>("[data-shape]")?.innerText ?? "");

test("in every language no line of a headline ends with a word that leans on the next", async ({ page }) => {
  for (const locale of locales) {
    const { products, partners } = textsOf(locale);
    await page.goto(pathIn("landing", locale), { waitUntil: "domcontentloaded" });
    const titles = [products.title, ...keys.map((key) => textsOfProduct(key, products).title), partners.title];
    const headings = page.locator("#products-title, .product h3, #partners-title");
    expect(await headings.allTextContents()).toEqual(titles.map((title) => joinSmallWords(title, locale)));
  }
});

test("a block for each product in the owner's order, with all that belongs to it", {
  tag: "@smoke",
}, async ({ page }) => {
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
    const icon = article.locator("p svg").first();
    expect((await icon.boundingBox())?.width, `icon of ${product.key}`).toBeGreaterThan(0);
    expect(await icon.locator("> *").count(), `drawing of ${product.key}`).toBeGreaterThan(0);
    await expectNewTab(
      article.getByRole("link", { name: fillProduct(words.downloadOf, product.key) }),
      `${site.organisation}/${product.repository}`,
    );
    const facts = article.getByRole("listitem");
    const { component, platform, needs = [] } = product;
    const twin = site.products.find(({ key, repository }) => key !== product.key && repository === product.repository);
    await expect(facts).toHaveCount([component, platform, needs.length > 0, twin].filter(Boolean).length);
    if (twin) {
      const name = textsOfProduct(twin.key).name;
      await expect(article.getByRole("link", { name, exact: true }).first()).toHaveAttribute("href", `#${twin.key}`);
    }
    for (const fact of [component, platform?.from, platform?.to, ...needs.map((need) => words.needs[need])]) {
      if (fact) await expect(facts.filter({ hasText: fact }).first(), `${fact} of ${product.key}`).toBeVisible();
    }
  }
});

test("a link's words stand on the line of those beside it: its padding is whole px, or Chromium rounds apart", async ({
  page,
}) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, "/");
    const paddings = await page
      .locator("#products .facts a")
      .evaluateAll((links) => links.map((link) => Number.parseFloat(getComputedStyle(link).paddingTop)));
    expect(paddings.length).toBeGreaterThan(8);
    expect(paddings.filter((padding) => !Number.isInteger(padding))).toEqual([]);
  }
});

test("the blocks alternate in side and colour", async ({ page }) => {
  await visit(page, "/");
  const blocks = await page.locator("#products article").evaluateAll((articles) =>
    articles.map((article) => {
      const left = (selector: string) => article.querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN;
      return { colour: getComputedStyle(article).backgroundColor, pictureFirst: left(".demo") < left("h3") };
    }),
  );
  expect(blocks.map(({ pictureFirst }) => pictureFirst)).toEqual(keys.map((_, index) => index % 2 === 1));

  for (const [index, { colour }] of blocks.entries()) {
    const sameName = site.products.map((other) => other.colour === site.products[index]?.colour);
    expect(
      blocks.map((other) => other.colour === colour),
      `the blocks in the colour of block ${index + 1}`,
    ).toEqual(sameName);
  }
});

test("a demo is fetched when its block comes near, and its picture is not asked for", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/", { waitUntil: "load" });
  await live(page);
  expect(fetched.filter((path) => /demos?[.-]/.test(path))).toEqual([]);
  for (const key of drawn) {
    await demoOf(page, key).scrollIntoViewIfNeeded();
    await expect.poll(() => drawnText(demoOf(page, key)), key).not.toBe("");
  }
  expect(fetched.filter((path) => path.endsWith(".gif"))).toEqual([]);
});

test("the demo most in view plays until its control pauses it, holds its moment, and goes on when asked", async ({
  page,
}) => {
  await visit(page, "/");
  const [first, second] = drawn as [string, string];
  const article = page.locator(`article#${second}`);
  const toCentre = (key: string) =>
    demoOf(page, key).evaluate((demo) => demo.scrollIntoView({ block: "center", behavior: "instant" }));
  await toCentre(second);
  await expect(demoOf(page, second)).toHaveAttribute("data-playing", "true");
  await expect(page.locator("[data-demo][data-playing=true]")).toHaveCount(1);
  const before = await drawnText(demoOf(page, second));
  await expect.poll(() => drawnText(demoOf(page, second))).not.toBe(before);

  await article.getByRole("button", { name: fillProduct(accessibility.pauseDemo, second) }).click();
  await expect(demoOf(page, second)).toHaveAttribute("data-playing", "false");
  const held = await drawnText(demoOf(page, second));
  await toCentre(first);
  await expect(demoOf(page, first), "the others go on").toHaveAttribute("data-playing", "true");
  await toCentre(second);
  await expect(demoOf(page, first)).toHaveAttribute("data-playing", "false");
  expect(await drawnText(demoOf(page, second))).toBe(held);

  // By the keyboard: the page may still be scrolling smoothly under a mouse.
  await article.getByRole("button", { name: fillProduct(accessibility.playDemo, second) }).press("Enter");
  await expect(demoOf(page, second)).toHaveAttribute("data-playing", "true");
});

test("a demo rests for whoever asks for less motion, until it is asked for", lessMotion, async ({ page }) => {
  await askForLessMotion(page);
  await visit(page, "/");
  const key = drawn.at(-1) as string;
  const demo = demoOf(page, key);
  await demo.scrollIntoViewIfNeeded();
  await expect.poll(() => drawnText(demo)).not.toBe("");
  await expect(demo).toHaveAttribute("data-playing", "false");
  await page
    .locator(`article#${key}`)
    .getByRole("button", { name: fillProduct(accessibility.playDemo, key) })
    .click();
  await expect(demo).toHaveAttribute("data-playing", "true");
});

test("a demo goes on at its moment in another language and in the dark, without being begun anew", async ({ page }) => {
  await visit(page, "/");
  const key = drawn[0] as string;
  const demo = demoOf(page, key);
  await demo.scrollIntoViewIfNeeded();
  await expect.poll(() => drawnText(demo)).not.toBe("");
  await page
    .locator(`article#${key}`)
    .getByRole("button", { name: fillProduct(accessibility.pauseDemo, key) })
    .click();
  const stage = await demo.evaluateHandle((element) => element.shadowRoot?.querySelector("[data-shape]"));
  const ground = () => stage.evaluate((element) => getComputedStyle(element as Element).color);
  const light = await ground();
  await page.locator("header button[data-theme-toggle]").click();
  await expect.poll(ground).not.toBe(light);
  await selectIn(page, "header").selectOption("de");
  const german = textsOf("de");
  const inGerman = page.locator(`article#${key}`).getByRole("img", { name: german.products.items[key]?.demo ?? "" });
  await expect.poll(() => drawnText(inGerman)).toContain(german.demos.shared.course);
  expect(await stage.evaluate((element) => (element as Element).isConnected)).toBe(true);
});

test("a demo that cannot be had is the picture, which is asked for then, and the fault is reported", async ({
  page,
  faults,
}) => {
  await page.route("**/assets/demos-*.js", (route) => route.abort());
  await visit(page, "/");
  const key = drawn[0] as string;
  await page.locator(`article#${key}`).scrollIntoViewIfNeeded();
  const picture = page.locator(`article#${key} [data-demo] img`);
  await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  await expect.poll(() => faults.length).toBeGreaterThan(0);
  faults.length = 0;
});

test("on paper a demo shows its result, and one that is not drawn is said", async ({ page }) => {
  notInFirefox("it is told nothing of printing by its driver");
  await visit(page, "/");
  const [first, other] = drawn as [string, string];
  await demoOf(page, first).scrollIntoViewIfNeeded();
  await expect.poll(() => drawnText(demoOf(page, first))).not.toBe("");
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const result = await drawnText(demoOf(page, first));
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(await drawnText(demoOf(page, first))).toBe(result);
  await page.emulateMedia({ media: "print" });
  const words = page.locator(`article#${drawn.at(-1) ?? other} .demo-words`);
  await expect(words).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a demo is composed upright, and turns with the phone", async ({ page }) => {
    await visit(page, "/");
    const demo = demoOf(page, drawn[0] as string);
    await demo.scrollIntoViewIfNeeded();
    const shape = () =>
      demo.evaluate((element) => element.shadowRoot?.querySelector<HTMLElement>("[data-shape]")?.dataset.shape);
    await expect.poll(shape).toBe("tall");
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(shape).toBe("wide");
  });
});

test("a window rises into its place as it comes into view, unless less motion is asked for", async ({ page }) => {
  notInFirefox("Firefox has no animation that follows the scroll position");
  await visit(page, "/");
  const demo = page.locator(`article#${keys[3] ?? last} .demo`);
  const raised = () => demo.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).f);
  await demo.evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().top - innerHeight * 0.9, behavior: "instant" });
  });
  await expect.poll(raised).toBeGreaterThan(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(raised).toBe(0);
});

test("the index leads to each block", lessMotion, async ({ page }) => {
  await askForLessMotion(page);
  await visit(page, "/");
  const links = page.getByRole("navigation", { name: words.index }).getByRole("link");
  await expect(links).toContainText(keys.map((key) => textsOfProduct(key).name));
  await expect(links.filter({ hasText: words.startHere })).toHaveCount(keys.includes("provider") ? 1 : 0);
  for (const [index, key] of keys.entries()) {
    await links.nth(index).click();
    await expectScrolledTo(page, page.locator(`article#${key}`));
  }
});

test(
  "on a wide screen the reader's place among the products follows the page, and leads to the others",
  lessMotion,
  async ({ page }) => {
    await askForLessMotion(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, "/");
    const place = page.getByRole("navigation", { name: words.place });
    await expect(place).toHaveCount(0);

    const [first, other] = [keys[0], keys.at(-2)] as [string, string];
    for (const key of [first, keys[4] ?? last, keys[6] ?? last]) {
      await page.locator(`article#${key}`).evaluate((article) => article.scrollIntoView({ block: "center" }));
      await expect(place.locator("[aria-current]")).toHaveText(textsOfProduct(key).name);
      await expect(place.locator("[aria-current]")).toHaveCount(1);
    }
    await place.getByRole("link", { name: textsOfProduct(other).name }).click();
    await expectScrolledTo(page, page.locator(`article#${other}`));
    await expect(place.locator("[aria-current]")).toHaveText(textsOfProduct(other).name);

    await page.locator("#partners").evaluate((section) => section.scrollIntoView({ block: "center" }));
    await expect(place).toHaveCount(0);
  },
);

test.describe("on a phone whose pixels do not divide evenly", () => {
  test.use({ deviceScaleFactor: 2.625, viewport: { width: 390, height: 844 } });

  test("no hairline of a block's colour stands below its end", async ({ page }) => {
    notInFirefox("Playwright gives it no screen of such pixels, and its pictures no way past the content policy");
    await store(page, { theme: "dark" });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/");
    for (const key of keys) {
      const article = page.locator(`article#${key}`);
      // Sizes are learnt on the way.
      await expect(async () => {
        await article.evaluate((block) =>
          scrollBy({ top: block.getBoundingClientRect().bottom - 400, behavior: "instant" }),
        );
        const { y = 0, height = 0 } = (await article.boundingBox()) ?? {};
        expect(Math.abs(y + height - 400)).toBeLessThan(2);
      }).toPass();
      const { y, height } = (await article.boundingBox()) ?? { y: 0, height: 0 };
      // Beside the point of the cut, which reaches up from the corners.
      const column = { x: 100, y: Math.floor(y + height) - 6, width: 1, height: 12 };
      const { data, info } = await sharp(await page.screenshot({ clip: column }))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const paper = data.subarray(-3);
      const farthest = data.reduce(
        (most, value, index) => Math.max(most, Math.abs(value - (paper[index % 3] ?? 0))),
        0,
      );
      expect(info.height, key).toBeGreaterThan(20);
      expect(farthest, key).toBeLessThanOrEqual(3);
    }
  });
});
