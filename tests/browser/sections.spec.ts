import type { Page } from "@playwright/test";
import { mailAddress } from "../../src/lib/links.ts";
import { bringAxe, expectNoViolations } from "./support/axe.ts";
import { creditsPage, expectNewTab, locales, pathIn, site, textsOf } from "./support/expected.ts";
import { cutTexts, layOutAll, resize, sidewaysOverflow } from "./support/measure-layout.ts";
import { expectScrolledTo } from "./support/scrolling.ts";
import { expect, store, test, visit } from "./support/site-test.ts";

/** The sections that the owner may switch on, by their anchors, in the order in which they stand. */
const optional = {
  "course-store": site.switches.courseStore,
  "video-explainer": site.switches.videoExplainer,
  pricing: site.switches.pricing,
};
const shown = Object.entries(optional).flatMap(([id, isOn]) => (isOn ? [id] : []));

const sectionOf = (page: Page, id: string) => page.locator(`section#${id}`);

test.beforeEach(({ page }) => store(page, { cookieConsent: "rejected" }));

test("the sections that are switched on stand between products and partners, and no other", {
  tag: "@smoke",
}, async ({ page }) => {
  await visit(page, "/");
  const ids = await page.locator("main > section").evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids).toEqual(["hero", "products", ...shown, "partners"]);
});

for (const locale of locales) {
  test(`the sections that are switched on say in ${locale} what they are for, and lead there`, {
    tag: "@smoke",
  }, async ({ page }) => {
    test.skip(shown.length === 0, "the owner has switched none on");
    const { pricing, videoExplainer, products, hero } = textsOf(locale);
    await visit(page, pathIn("landing", locale));
    const within = (id: string) => sectionOf(page, id);
    if (optional.pricing) {
      const plans = within("pricing").getByRole("article");
      await expect(within("pricing").getByRole("heading", { level: 2 })).toHaveText(pricing.title);
      for (const [index, plan] of [pricing.free, pricing.premium].entries()) {
        await expect(plans.nth(index).getByRole("heading", { level: 3 })).toHaveText(plan.title);
        await expect(plans.nth(index).getByText(plan.price, { exact: true })).toBeVisible();
        await expect(plans.nth(index).getByRole("listitem")).toHaveText(plan.features);
      }
      await expectNewTab(plans.nth(0).getByRole("link"), site.organisation, locale);
      const quote = plans.nth(1).getByRole("link", { name: pricing.premium.cta });
      await expect(quote).toHaveAttribute("href", mailAddress(site.contactEmail, { subject: pricing.mailSubject }));
      await expectNewTab(within("pricing").getByRole("link", { name: hero.buyCredits }), creditsPage, locale);
    }
    if (optional["course-store"]) {
      const { title, description, cta } = products.courseStore;
      await expect(within("course-store").getByRole("heading", { level: 2 })).toHaveText(title);
      await expect(within("course-store").getByText(description)).toBeVisible();
      await expectNewTab(within("course-store").getByRole("link", { name: cta }), site.shop, locale);
    }
    if (optional["video-explainer"]) {
      await expect(within("video-explainer").getByRole("heading", { level: 2 })).toHaveText(videoExplainer.title);
      await expect(within("video-explainer").getByText(videoExplainer.description)).toBeVisible();
      const film = within("video-explainer").getByRole("link", { name: videoExplainer.play });
      await expect(film).toHaveAttribute("href", site.videoExplainer.film);
    }
  });
}

test("the film plays where its poster was, with controls and the language's captions, and outlives a change of language", {
  tag: "@smoke",
}, async ({ page }) => {
  test.skip(!optional["video-explainer"], "the owner has not switched it on");
  const films: string[] = [];
  page.on("request", (request) => request.url().endsWith(site.videoExplainer.film) && films.push(request.url()));
  await visit(page, "/");
  const section = sectionOf(page, "video-explainer");
  const poster = section.locator("img");
  await poster.scrollIntoViewIfNeeded();
  await expect.poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(films, "nothing of it is fetched before").toEqual([]);
  // As a browser's translator leaves it: the captions are still those of the page's own language.
  await page.evaluate(() => {
    document.documentElement.lang = "tr";
  });
  await section.getByRole("link").click();
  const film = section.locator("video");
  await expect(film).toBeFocused();
  await expect(film).toHaveJSProperty("controls", true);
  await expect(film).toHaveJSProperty("paused", false);
  await expect(section.getByRole("link")).toHaveCount(0);
  const captions = await film
    .locator("track")
    .evaluateAll((tracks) => (tracks as HTMLTrackElement[]).map(({ srclang, default: isShown }) => [srclang, isShown]));
  const captioned = locales.filter((code) => site.videoExplainer.captions[code]);
  expect(captions).toEqual(captioned.map((code) => [code, code === "en"]));
  await page.locator("header").getByRole("combobox").selectOption("de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(section.getByRole("heading")).toHaveText(textsOf("de").videoExplainer.title);
  await expect(film).toHaveJSProperty("paused", false);
});

test("without scripts the poster leads to the film", { tag: "@smoke" }, async ({ browser, baseURL }) => {
  test.skip(!optional["video-explainer"], "the owner has not switched it on");
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/");
  await sectionOf(page, "video-explainer").getByRole("link").click();
  await expect(page).toHaveURL(site.videoExplainer.film);
  await context.close();
});

test("an anchor leads to each section that is switched on", { tag: "@smoke" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const id of shown) {
    // With another query it is another page: a hash alone would not load it anew.
    await visit(page, `/?${id}#${id}`);
    await expectScrolledTo(page, sectionOf(page, id).getByRole("heading", { level: 2 }));
  }
});

test("the sections that are switched on fit at every width, in every language, and axe finds nothing", {
  tag: "@smoke",
}, async ({ page }) => {
  test.skip(shown.length === 0, "the owner has switched none on");
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const locale of locales) {
    await visit(page, pathIn("landing", locale));
    await layOutAll(page);
    for (const width of [320, 390, 768, 1024, 1440]) {
      await resize(page, width);
      const where = `${locale} at ${width} px`;
      expect.soft(await sidewaysOverflow(page), where).toBe(0);
      expect.soft(await cutTexts(page), where).toEqual([]);
    }
  }
  await bringAxe(page);
  for (const id of shown) await expectNoViolations(page, id, `#${id}`);
});
