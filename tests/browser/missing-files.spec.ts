import { textsOf } from "./support/expected.ts";
import { missingScripts } from "./support/fault-injection.ts";
import { expectLanguage, isSameDocument, markDocument, selectIn } from "./support/language.ts";
import { expect, live, test, visit } from "./support/site-test.ts";

// A browser does not try to read the page for a missing file as a style sheet.
test.use({ allowedFaults: [[...missingScripts, /^Refused to apply style/], { scope: "test" }] });

test("a page of an earlier build, whose files are gone, can be used, and a choice heals it", async ({ page }) => {
  const asked = new Set<string>();
  page.on("request", (request) => /00000000/.test(request.url()) && asked.add(new URL(request.url()).pathname));
  const isOld = ({ pathname }: URL) => pathname === "/" || pathname === "/fr/terms";
  await page.route(isOld, async (route) => {
    const response = await route.fetch();
    const hashed = /(\/assets\/(?:browser|react|islands|landing|[\w-]+button)[\w-]*-)[\w-]{8}(?=\.)/g;
    await route.fulfill({ response, body: (await response.text()).replace(hashed, "$100000000") });
  });
  await page.goto("/?from=letter#partners");
  await expect.poll(() => [...new Set([...asked].map((path) => path.split(".").at(-1)))].sort()).toEqual(["css", "js"]);
  for (const path of asked) {
    const answer = await page.request.get(path);
    expect([answer.status(), answer.headers()["cache-control"]]).toEqual([404, "public, max-age=0, must-revalidate"]);
  }
  const { hero, footer, partners } = textsOf("en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${hero.titleFirst} ${hero.titleSecond}`);
  for (const text of [partners.title, footer.terms]) await expect(page.getByText(text).first()).toBeVisible();
  await page.locator("header button[data-theme-toggle]").click();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await expect(page.locator("html[data-ready]")).toHaveCount(0);

  await selectIn(page, "header").selectOption("de");
  await live(page);
  await expectLanguage(page, "landing", "de");
  await expect(page).toHaveURL(/\/de\?from=letter#partners$/);

  await page.goto("/fr/terms");
  await expect(page.locator("html[data-ready]")).toHaveCount(0);
  await page.unroute(isOld);
  await page.reload();
  await live(page);
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
});

test("a language chosen after another build has been put in place opens that build's page", async ({ page }) => {
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
  await live(page);
  expect(await isSameDocument(page)).toBe(false);
});

test("a carousel whose script is gone is a list whose control offers it, and asks again", async ({ page }) => {
  let asked = 0;
  await page.route("**/assets/carousel*.js", (route) => {
    asked += 1;
    return route.fulfill({ status: 404 });
  });
  await visit(page, "/");
  await page.locator("#partners").scrollIntoViewIfNeeded();
  const control = page.locator("#partners [data-playback]");
  await expect(control).toHaveAttribute("data-playing", "false");
  await expect(page.locator("#partners [data-centred=true] img")).toBeVisible();
  const before = asked;
  await control.click();
  await expect.poll(() => asked).toBeGreaterThan(before);
  await expect(control).toHaveAttribute("data-playing", "false");
  await page.unroute("**/assets/carousel*.js");
  await control.click();
  await expect(page.locator("#partners ul")).toHaveAttribute("style", /transform/);
  await expect(control).toHaveAttribute("data-playing", "true");
});
