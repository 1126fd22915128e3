import { productKeys, textsOf } from "./support/expected.ts";
import { missingScripts } from "./support/fault-injection.ts";
import { expectLanguage, isSameDocument, markDocument, selectIn } from "./support/language.ts";
import { expect, test, visit, waitUntilReady } from "./support/site-test.ts";

// A 404 answer is HTML, which browsers refuse as a style sheet.
test.use({ allowedFaults: [[...missingScripts, /^Refused to apply style/, /answered 404/], { scope: "test" }] });

test("keeps a page usable whose files are gone, and loads the new build on a change of language", async ({ page }) => {
  const paths = new Set<string>();
  page.on("request", (request) => /00000000/.test(request.url()) && paths.add(new URL(request.url()).pathname));
  const isOldPage = ({ pathname }: URL) => pathname === "/" || pathname === "/fr/terms";
  await page.route(isOldPage, async (route) => {
    const response = await route.fetch();
    const hashed = /(\/assets\/(?:browser|react|islands|landing|[\w-]+button)[\w-]*-)[\w-]{8}(?=\.)/g;
    await route.fulfill({ response, body: (await response.text()).replace(hashed, "$100000000") });
  });
  await page.goto("/?from=letter#partners");
  await expect.poll(() => [...new Set([...paths].map((path) => path.split(".").at(-1)))].sort()).toEqual(["css", "js"]);
  for (const path of paths) {
    const answer = await page.request.get(path);
    expect([answer.status(), answer.headers()["cache-control"]]).toEqual([404, "public, max-age=0, must-revalidate"]);
  }
  const { hero, footer, partners } = textsOf("en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${hero.titleFirst} ${hero.titleSecond}`);
  for (const text of [partners.title, footer.terms]) await expect(page.getByText(text).first()).toBeVisible();
  await page.locator("header button[data-theme-toggle]").click();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await expect(page.locator("[data-hydrated]")).toHaveCount(0);

  await selectIn(page, "header").selectOption("de");
  await waitUntilReady(page);
  await expectLanguage(page, "landing", "de");
  await expect(page).toHaveURL(/\/de\?from=letter#partners$/);

  await page.goto("/fr/terms");
  await expect(page.locator("html.loaded")).toBeAttached();
  await expect(page.locator("[data-hydrated]")).toHaveCount(0);
  await page.unroute(isOldPage);
  await page.reload();
  await waitUntilReady(page);
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
});

test("loads the page of a newer build on a change of language", async ({ page }) => {
  await visit(page, "/");
  await markDocument(page);
  await page.route("/de", async (route) => {
    if (route.request().resourceType() === "document") return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<html[^>]* data-app="[^"]*)"/, '$1?another-build"');
    await route.fulfill({ response, body });
  });
  await selectIn(page, "header").selectOption("de");
  await expectLanguage(page, "landing", "de");
  await waitUntilReady(page);
  expect(await isSameDocument(page)).toBe(false);
});

test("shows the partners as a list, without a control, if the carousel's script is missing", async ({ page }) => {
  await page.route("**/assets/carousel*.js", (route) => route.fulfill({ status: 404 }));
  await visit(page, "/");
  await page.locator("#partners").scrollIntoViewIfNeeded();
  await expect(page.locator("#partners [data-slide] img").first()).toBeVisible();
  await expect(page.locator("#partners [data-playback]")).toBeHidden();
});

test("leaves every text and link if the islands' data is missing", async ({ page, faults }) => {
  await page.route("**/assets/landing-en-*.json", (route) => route.fulfill({ status: 404 }));
  await page.goto("/");
  await expect.poll(() => faults.join()).toContain("answered 404");
  await expect(page.locator("[data-playback]:visible")).toHaveCount(0);
  for (const key of productKeys) await expect(page.locator(`article#${key}`).getByRole("link").first()).toBeVisible();
});
