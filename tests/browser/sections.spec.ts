import type { Locale } from "../../src/config/locales.ts";
import { mailtoUrl } from "../../src/lib/links.ts";
import { expectNoViolations } from "./support/axe.ts";
import { creditsPage, locales, pathIn, site, textsIn, textsOf } from "./support/expected.ts";
import { selectIn } from "./support/language.ts";
import { expectFits } from "./support/measure-layout.ts";
import { recordRequests } from "./support/requests.ts";
import { expectScrolledTo } from "./support/scrolling.ts";
import { expect, test, visit, visitWhole } from "./support/site-test.ts";
import { lessMotion } from "./support/variants.ts";

test.use({ playsFilm: true });

/** The optional sections by their anchors, in page order, and whether the owner has switched them on. */
const optional = {
  "course-store": site.switches.courseStore,
  "video-explainer": site.switches.videoExplainer,
  pricing: site.switches.pricing,
};
const shown = (["course-store", "video-explainer", "pricing"] as const).filter((id) => optional[id]);

test("shows what the owner has switched on, and nothing else", { tag: "@smoke" }, async ({ page }) => {
  await visit(page, "/");
  const ids = await page.locator("main > section").evaluateAll((sections) => sections.map(({ id }) => id));
  expect(ids).toEqual(["hero", "products", ...shown, "partners"]);
  const { film, cookieBanner } = site.switches;
  await expect(page.locator("#hero").locator("video, button")).toHaveCount(film ? 2 : 0);
  await expect(page.locator("#hero picture img")).toBeVisible();
  await expect(page.locator("[data-cookie-preferences]")).toHaveCount(cookieBanner ? 1 : 0);
});

/** The texts of each optional section, and the addresses of its links by their names, in order. */
function contentsIn(locale: Locale) {
  const { pricing, videoExplainer, products, hero } = textsOf(locale);
  const { title, description } = videoExplainer;
  const { mailSubject, ...plans } = pricing;
  const { courseStore } = products;
  const planLinks = {
    [plans.free.cta]: site.organisation,
    [plans.premium.cta]: mailtoUrl(site.contactEmail, { subject: mailSubject }),
    [hero.buyCredits]: creditsPage,
  };
  return {
    "course-store": { texts: courseStore, links: { [courseStore.cta]: site.shop } },
    "video-explainer": { texts: { title, description }, links: {} },
    pricing: { texts: plans, links: planLinks },
  };
}

for (const locale of locales) {
  test(`shows optional sections at their anchors: ${locale}`, { tag: ["@smoke", lessMotion.tag] }, async ({ page }) => {
    test.skip(shown.length === 0, "the owner has switched none on");
    for (const id of shown) {
      const { texts, links } = contentsIn(locale)[id];
      // The query forces a page load: a new hash alone does not.
      await visitWhole(page, `${pathIn("landing", locale)}?${id}#${id}`);
      const section = page.locator(`section#${id}`);
      await expectScrolledTo(section.getByRole("heading", { name: texts.title, exact: true, level: 2 }));
      for (const text of textsIn(texts)) await expect(section.getByText(text, { exact: true }).first()).toBeVisible();
      const all = section.getByRole("link");
      await expect(all).toContainText(Object.keys(links));
      const addresses = await all.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
      expect(addresses).toEqual(Object.values(links));
    }
    await expectFits(page, locale);
    await expectNoViolations(page, locale, ...shown.map((id) => `#${id}`));
  });
}

test("plays the captioned video across a change of language", { tag: "@smoke" }, async ({ page }) => {
  test.skip(!optional["video-explainer"], "the owner has not switched it on");
  const { film: source, poster, captions } = site.videoExplainer;
  const requests = recordRequests(page, new RegExp(`${source}$`));
  await visit(page, "/");
  const section = page.locator("#video-explainer");
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
  await selectIn(page).selectOption("de");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(section.getByRole("heading")).toHaveText(textsOf("de").videoExplainer.title);
  await expect(film).toHaveJSProperty("paused", false);
});
