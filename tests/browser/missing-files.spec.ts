import type { Page } from "@playwright/test";
import type { Service } from "../../src/config/consent-schema.ts";
import { site, textsOf } from "./support/expected.ts";
import { missingScripts } from "./support/fault-injection.ts";
import { expectLanguage, selectIn } from "./support/language.ts";
import { ask } from "./support/request.ts";
import { configureServices } from "./support/services.ts";
import { expect, live, test, visit } from "./support/site-test.ts";

// A browser does not try to read the page for a missing file as a style sheet.
test.use({ allowedFaults: [[...missingScripts, /^Refused to apply style/], { scope: "test" }] });

/** The documents of a build whose files the server has no longer: each asks for names that nothing has. */
async function openOldBuild(page: Page, path: string): Promise<() => Promise<void>> {
  const isPath = (url: URL) => url.pathname === path;
  await page.route(isPath, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /(\/assets\/(?:browser|react|islands|landing|[\w-]+button)[\w-]*-)[\w-]{8}(?=\.)/g,
      "$100000000",
    );
    await route.fulfill({ response, body });
  });
  return () => page.unroute(isPath);
}

test("a page of an earlier build, whose files are gone, can be read and used, and a reload heals it", async ({
  page,
  baseURL,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => /00000000/.test(request.url()) && asked.push(new URL(request.url()).pathname));
  const deployed = await openOldBuild(page, "/");
  await page.goto("/");
  // A browser may ask again for what it has not got ahead of time.
  const kinds = () => [...new Set(asked.map((path) => path.split(".").at(-1)))].sort();
  await expect.poll(kinds).toEqual(["css", "js"]);
  for (const path of asked) {
    const { status, headers } = await ask(baseURL ?? "", path);
    expect([status, headers["cache-control"]]).toEqual([404, "public, max-age=0, must-revalidate"]);
  }
  const { hero, footer, partners } = textsOf("en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${hero.titleFirst} ${hero.titleSecond}`);
  for (const text of [partners.title, footer.terms]) await expect(page.getByText(text).first()).toBeVisible();
  await page.locator("header button[data-theme-toggle]").click();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
  await expect(page.locator("html[data-live]")).toHaveCount(0);

  await deployed();
  await page.reload();
  await live(page);
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
});

test("in a page of an earlier build a choice of language opens the page of the present one", async ({ page }) => {
  await openOldBuild(page, "/");
  await page.goto("/?from=letter#partners");
  await selectIn(page, "header").selectOption("de");
  await live(page);
  await expectLanguage(page, "landing", "de");
  await expect(page).toHaveURL(/\/de\?from=letter#partners$/);
});

test("a choice of language after another build has been put in place opens the page of that build", async ({
  page,
}) => {
  await visit(page, "/");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.route(
    (url) => url.pathname === "/de",
    async (route) => {
      if (route.request().resourceType() === "document") return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(/(<html[^>]* data-app="[^"]*)"/, '$1?another-build"');
      await route.fulfill({ response, body });
    },
  );
  await selectIn(page, "header").selectOption("de");
  await page.waitForFunction(() => !("sameDocument" in window));
  await live(page);
  await expectLanguage(page, "landing", "de");
});

test("a carousel whose script is gone is a list of partners whose control offers it, and a press asks again", async ({
  page,
}) => {
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

test("when the code that runs what needs consent is gone, the answer holds, and the next page runs it", async ({
  page,
  context,
  baseURL,
}) => {
  test.skip(!site.switches.cookieBanner, "the owner asks for no consent");
  const counter: Service & { code: string } = {
    name: "Counter",
    script: "/statistics/counter.js",
    attributes: { defer: true },
    connects: [],
    storage: [],
    code: "",
  };
  const asked = await configureServices(context, baseURL ?? "", [counter]);
  await page.route("**/assets/run-services*.js", (route) => route.fulfill({ status: 404 }));
  await visit(page, "/");
  await page.locator("footer [data-cookie-preferences]").press("Enter");
  const missing = page.waitForResponse(/run-services/);
  await page.locator("#cookie-banner [data-consent=accepted]").click();
  await missing;
  await expect(page.locator("#cookie-banner")).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("cookieConsent"))).toBe("accepted");
  expect(asked).toEqual([]);
  await page.unroute("**/assets/run-services*.js");
  await visit(page, "/terms");
  await expect.poll(() => asked).toHaveLength(1);
});
