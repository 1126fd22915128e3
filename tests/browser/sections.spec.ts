import type { Page } from "@playwright/test";
import { mailtoUrl } from "../../src/lib/links.ts";
import { expectNoViolations } from "./support/axe.ts";
import { creditsPage, locales, pathIn, site, textsOf } from "./support/expected.ts";
import { selectIn } from "./support/language.ts";
import { expectFitsAt } from "./support/measure-layout.ts";
import { expectScrolledTo } from "./support/scrolling.ts";
import { expect, test, visit } from "./support/site-test.ts";
import { lessMotion } from "./support/variants.ts";

test.use({ playsFilm: true });

/** The optional sections by their anchors, in page order, and whether the owner has switched them on. */
const optional = {
  "course-store": site.switches.courseStore,
  "video-explainer": site.switches.videoExplainer,
  pricing: site.switches.pricing,
};
const shown = Object.entries(optional).flatMap(([id, isOn]) => (isOn ? [id] : []));

const sectionOf = (page: Page, id: keyof typeof optional) => page.locator(`section#${id}`);

test("shows what the owner has switched on, and nothing else", { tag: "@smoke" }, async ({ page }) => {
  await visit(page, "/");
  const ids = await page.locator("main > section").evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids).toEqual(["hero", "products", ...shown, "partners"]);
  const { film, helpButton, cookieBanner } = site.switches;
  await expect(page.locator("#hero").locator("video, button")).toHaveCount(film ? 2 : 0);
  await expect(page.locator("#hero picture img")).toBeVisible();
  await expect(page.locator("#help")).toHaveCount(helpButton ? 1 : 0);
  await expect(page.locator("[data-cookie-preferences]")).toHaveCount(cookieBanner ? 1 : 0);
});

for (const locale of locales) {
  const kind = { tag: ["@smoke", lessMotion.tag] };
  test(`shows optional sections in ${locale} at their anchors`, kind, async ({ page }) => {
    test.skip(shown.length === 0, "the owner has switched none on");
    const { pricing, videoExplainer, products, hero } = textsOf(locale);
    const expectTexts = async (id: keyof typeof optional, title: string, ...texts: readonly string[]) => {
      // The query forces a page load: a new hash alone does not.
      await visit(page, `${pathIn("landing", locale)}?${id}#${id}`);
      const heading = sectionOf(page, id).getByRole("heading", { level: 2 });
      await expect(heading).toHaveText(title);
      await expectScrolledTo(page, heading);
      for (const text of texts)
        await expect(sectionOf(page, id).getByText(text, { exact: true }).first()).toBeVisible();
    };
    if (optional.pricing) {
      const { free, premium } = pricing;
      const texts = [free, premium].flatMap((plan) => [plan.title, plan.price, ...plan.features]);
      await expectTexts("pricing", pricing.title, ...texts);
      const plans = sectionOf(page, "pricing").getByRole("article");
      await expect(plans.getByRole("heading", { level: 3 })).toHaveText([free.title, premium.title]);
      await expect(plans.first().getByRole("link")).toHaveAttribute("href", site.organisation);
      const quote = mailtoUrl(site.contactEmail, { subject: pricing.mailSubject });
      await expect(plans.last().getByRole("link", { name: premium.cta })).toHaveAttribute("href", quote);
      const credits = sectionOf(page, "pricing").getByRole("link", { name: hero.buyCredits });
      await expect(credits).toHaveAttribute("href", creditsPage);
    }
    if (optional["course-store"]) {
      const { title, description, cta } = products.courseStore;
      await expectTexts("course-store", title, description);
      const link = sectionOf(page, "course-store").getByRole("link", { name: cta });
      await expect(link).toHaveAttribute("href", site.shop);
    }
    if (optional["video-explainer"])
      await expectTexts("video-explainer", videoExplainer.title, videoExplainer.description);
    await expectFitsAt(page, locale, [320, 390, 768, 1024, 1440]);
    await expectNoViolations(page, locale, ...shown.map((id) => `#${id}`));
  });
}

test("plays the captioned video across a change of language", { tag: "@smoke" }, async ({ page }) => {
  test.skip(!optional["video-explainer"], "the owner has not switched it on");
  const { film: source, poster, captions } = site.videoExplainer;
  const requests: string[] = [];
  page.on("request", (request) => request.url().endsWith(source) && requests.push(request.url()));
  await visit(page, "/");
  const section = sectionOf(page, "video-explainer");
  const film = section.locator("video");
  await film.scrollIntoViewIfNeeded();
  await expect(film).toHaveAttribute("poster", poster);
  await expect(film.locator("source")).toHaveAttribute("src", source);
  await expect(film).toHaveJSProperty("controls", true);
  expect(requests, "nothing of it is fetched before").toEqual([]);
  await film.press("Space");
  await expect(film).toHaveJSProperty("paused", false);
  const tracks = await film
    .locator("track")
    .evaluateAll((all) => (all as HTMLTrackElement[]).map(({ srclang, default: isShown }) => [srclang, isShown]));
  expect(tracks).toEqual(locales.filter((code) => captions[code]).map((code) => [code, code === "en"]));
  await selectIn(page, "header").selectOption("de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(section.getByRole("heading")).toHaveText(textsOf("de").videoExplainer.title);
  await expect(film).toHaveJSProperty("paused", false);
});
