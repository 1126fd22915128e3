import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { wcagContrast } from "culori";
import sharp from "sharp";
import { joinSmallWords } from "../../src/lib/join-small-words.ts";
import { leastTextContrast } from "../../src/styles/contrast.ts";
import { askForLessMotion, lessMotion, notInFirefox } from "./support/engine.ts";
import { expectNewTab, productKeys as keys, locales, pathIn, site, textsOf } from "./support/expected.ts";
import { expectScrolledTo } from "./support/scrolling.ts";
import { expect, store, test, visit } from "./support/site-test.ts";

const { products: words, accessibility } = textsOf("en");
const last = keys.at(-1) as string;

/** Those whose demo is composed anew for a phone; an owner's own picture need not be. */
const mediaFolder = join(import.meta.dirname, "../../public/media/en/tall");
const drawn = keys.filter((key) => existsSync(join(mediaFolder, `${key}.avif`)));
const composed = (drawn[1] ?? drawn[0]) as string;

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

test("in every language no line of a headline ends with a word that leans on the next", async ({ page }) => {
  for (const locale of locales) {
    const { products, partners } = textsOf(locale);
    await page.goto(pathIn("landing", locale), { waitUntil: "domcontentloaded" });
    const titles = [products.title, ...keys.map((key) => textsOfProduct(key, products).title), partners.title];
    const headings = page.locator("#products-title, .product h3, #partners-title");
    expect(await headings.allTextContents()).toEqual(titles.map((title) => joinSmallWords(title, locale)));
  }
});

test("in the dark white can be read on every colour of a drawn window", async ({ page }) => {
  notInFirefox("what is measured is a style sheet and not an engine");
  const kit = readFileSync(join(import.meta.dirname, "../../studio/kit/kit.css"), "utf8");
  const colours = [...kit.matchAll(/--color-(?:purple|salmon|yellow|aqua|pink): ([^;]+);/g)].map(
    ([, colour]) => colour,
  );
  expect(colours).toHaveLength(5);
  await visit(page, "/");
  await page.locator("header button[data-theme-toggle]").click();
  for (const key of drawn) {
    await expect(page.locator(`#${key} picture img`)).toHaveCSS("filter", /invert\(1\)/);
    const shown = await page.locator(`#${key} picture`).evaluate((picture, painted) => {
      const context = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
      if (!context) throw new Error("no canvas");
      const { filter } = getComputedStyle(picture.querySelector("img") as Element);
      const { backgroundColor, mixBlendMode } = getComputedStyle(picture, "::after");
      return painted.map((colour) => {
        Object.assign(context, { filter, globalCompositeOperation: "source-over", fillStyle: colour });
        context.fillRect(0, 0, 1, 1);
        Object.assign(context, { filter: "none", globalCompositeOperation: mixBlendMode, fillStyle: backgroundColor });
        context.fillRect(0, 0, 1, 1);
        return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
      });
    }, colours as string[]);
    for (const [r = 0, g = 0, b = 0] of shown)
      expect
        .soft(wcagContrast({ mode: "rgb", r: r / 255, g: g / 255, b: b / 255 }, "white"), `${key}: ${r} ${g} ${b}`)
        .toBeGreaterThanOrEqual(leastTextContrast);
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
      return { colour: getComputedStyle(article).backgroundColor, pictureFirst: left("img") < left("h3") };
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

test("each demo is fetched when its block comes near, and shows", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => request.resourceType() === "image" && fetched.push(request.url()));
  await page.goto("/", { waitUntil: "load" });
  expect(fetched.filter((url) => url.includes(`${last}.`))).toEqual([]);

  for (const key of keys) {
    const image = page.locator(`article#${key}`).getByRole("img", { name: textsOfProduct(key).demo });
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((shown: HTMLImageElement) => shown.complete && shown.naturalWidth), key)
      .toBeGreaterThan(0);
  }
  expect(fetched.filter((url) => url.includes(`${last}.`))).not.toEqual([]);
});

test("a demo moves until its control pauses it, and moves again when asked", async ({ page }) => {
  await visit(page, "/");
  const [first, second] = keys as [string, string];
  const pictureOf = (key: string) =>
    page.locator(`article#${key}`).getByRole("img", { name: textsOfProduct(key).demo, exact: true });
  const image = pictureOf(second);
  const article = page.locator(`article#${second}`);
  await image.scrollIntoViewIfNeeded();
  expect(await moves(image)).toBe(true);

  await article.getByRole("button", { name: fillProduct(accessibility.pauseDemo, second) }).click();
  const play = article.getByRole("button", { name: fillProduct(accessibility.playDemo, second) });
  await expect(play).toBeVisible();
  await expect.poll(() => moves(image)).toBe(false);
  expect(await image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
  await pictureOf(first).scrollIntoViewIfNeeded();
  expect(await moves(pictureOf(first)), "the others go on").toBe(true);

  // By the keyboard: the page may still be scrolling smoothly under a mouse.
  await play.press("Enter");
  await expect.poll(() => moves(image)).toBe(true);
});

test("a demo rests for whoever asks for less motion, until it is asked for", lessMotion, async ({ page }) => {
  await askForLessMotion(page);
  await visit(page, "/");
  const article = page.locator(`article#${last}`);
  const image = article.getByRole("img", { name: textsOfProduct(last).demo });
  await image.scrollIntoViewIfNeeded();
  expect(await moves(image)).toBe(false);
  await article.getByRole("button", { name: fillProduct(accessibility.playDemo, last) }).click();
  await expect.poll(() => moves(image)).toBe(true);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test.skip(drawn.length === 0, "no demo is composed upright");
  const key = composed;
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

  test("a demo rests upright for whoever asks for less motion", lessMotion, async ({ page }) => {
    await askForLessMotion(page);
    await visit(page, "/");
    const image = page.locator(`article#${key}`).getByRole("img", { name: textsOfProduct(key).demo });
    await image.scrollIntoViewIfNeeded();
    expect(await moves(image)).toBe(false);
    expect(await image.evaluate(shape)).toEqual({ upright: true, keepsItsProportions: true });
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

test("in the dark a drawn window is dark, and in the light it is as drawn", async ({ page }) => {
  test.skip(drawn.length === 0, "no demo is drawn");
  await visit(page, "/");
  const image = page.locator(`article#${composed} img`);
  await expect(image).toHaveCSS("filter", "none");
  await page.locator("header button[data-theme-toggle]").click();
  await expect(image).toHaveCSS("filter", /invert\(1\)/);
});

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
