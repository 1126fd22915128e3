import type { Page, Route } from "@playwright/test";
import { servicesTemplate } from "../../generator/document/head.ts";
import { serviceSources } from "../../generator/site-files/response-headers.ts";
import type { Service } from "../../src/config/consent-schema.ts";
import { formatList } from "../../src/lib/format.ts";
import { site, textsOf } from "./support/expected.ts";
import { scrollTop } from "./support/scrolling.ts";
import { answerBanner, expect, test as siteTest, visit, waitForPaint } from "./support/site-test.ts";

const collector = "https://collect.example.org/visits";

const counter: Service = {
  name: "Counter",
  script: "https://statistics.example.org/counter.js",
  attributes: { defer: true, "data-api": collector },
  connects: [new URL(collector).origin],
  storage: ["counter_", "count-"],
};

/** Sends a request, writes to every kind of storage and sets a global. */
const code = `
  localStorage.setItem("counter_visits", "1");
  sessionStorage.setItem("count-session", "yes");
  document.cookie = "counter_id=7; path=/; max-age=1000";
  document.cookie = "counter_page=7; max-age=1000";
  addEventListener("pagehide", () => localStorage.setItem("counter_left", "yes"));
  fetch(document.currentScript.dataset.api, { method: "POST", body: location.pathname });
  window.counted = true;`;

/** Adds the service to the response: its template to the document, its hosts to the content policy. */
async function answerWithCounter(route: Route): Promise<void> {
  const response = await route.fetch();
  const { scripts, connections } = serviceSources([counter]);
  const policy = (response.headers()["content-security-policy"] ?? "")
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(" "))
    .replace("connect-src 'self'", ["connect-src 'self'", ...connections].join(" "));
  const body = (await response.text()).replace("</body>", `${servicesTemplate([counter])}</body>`);
  await route.fulfill({ response, body, headers: { ...response.headers(), "content-security-policy": policy } });
}

/** `counted` adds the service to the site, and holds the paths that it has counted so far, in order. */
const test = siteTest.extend<{ counted: (string | null)[] }>({
  counted: async ({ context, baseURL, foreignRequests }, use) => {
    const counted: (string | null)[] = [];
    await context.route(({ origin, pathname }) => origin === baseURL && !/\.\w+$/.test(pathname), answerWithCounter);
    await context.route(counter.script, (route) => route.fulfill({ contentType: "text/javascript", body: code }));
    await context.route(collector, (route) => {
      counted.push(route.request().postData());
      return route.fulfill({ status: 202, headers: { "access-control-allow-origin": "*" }, body: "ok" });
    });
    await use(counted);
    expect(foreignRequests.filter((url) => url !== counter.script && url !== collector)).toEqual([]);
    foreignRequests.length = 0;
  },
});

test.skip(!site.switches.cookieBanner, "the owner asks for no consent");
test.use({ choices: {}, allowedFaults: [/Failed to fetch dynamically imported module/] });

const isRunning = (page: Page) => page.evaluate(() => "counted" in window);

const storedNames = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...document.cookie.split(/=.*?(?:; |$)/)]
      .filter(Boolean)
      .sort(),
  );

/** Services are requested after load, when idle: each would have been by the time this resolves. */
async function waitForServices(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await waitForPaint(page);
}

for (const hasControl of [false, true])
  test(`a service waits for consent; privacy control: ${hasControl}`, async ({ page, counted, foreignRequests }) => {
    await page.addInitScript(`Object.defineProperty(navigator, "globalPrivacyControl", { value: ${hasControl} })`);
    await visit(page, "/");
    await waitForServices(page);
    if (!hasControl) await answerBanner(page, "rejected");
    await waitForServices(page);
    expect(foreignRequests).toEqual([]);
    await answerBanner(page, "accepted");
    await expect.poll(() => counted).toEqual(["/"]);
    await answerBanner(page, "accepted");
    await waitForServices(page);
    const others = ["/de", "/terms", "/no-page"];
    for (const path of others) {
      await visit(page, path);
      await expect.poll(() => counted.at(-1)).toBe(path);
    }
    expect(counted).toEqual(["/", ...others]);
  });

test("a withdrawal stops services in all tabs and deletes their data", async ({ page, context, counted }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/?from=letter", { cookieConsent: "accepted", theme: "dark" });
  const legal = await context.newPage();
  await visit(legal, "/terms");
  for (const tab of [page, legal]) await expect.poll(() => isRunning(tab)).toBe(true);
  expect(await storedNames(page)).toEqual(expect.arrayContaining(["counter_visits", "count-session", "counter_id"]));
  const entries = await page.evaluate(() => history.length);
  await page.locator("footer [data-cookie-preferences]").scrollIntoViewIfNeeded();
  const before = await scrollTop(page);

  const loaded = [page.waitForEvent("load"), legal.waitForEvent("load")];
  await answerBanner(page, "rejected");
  await Promise.all(loaded);
  for (const tab of [page, legal]) {
    await waitForServices(tab);
    expect(await isRunning(tab)).toBe(false);
    await expect.poll(() => storedNames(tab)).toEqual(["cookieConsent", "theme"]);
  }
  expect(counted).toHaveLength(2);
  await expect(page).toHaveURL(/\/\?from=letter$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThan(100);
});

test("the owner's services wait for the banner", { tag: "@smoke" }, async ({ page, foreignRequests, baseURL }) => {
  const { services } = site.consent;
  test.skip(services.length === 0, "the owner has nothing that needs consent");
  const requested: string[] = [];
  for (const { script } of services) {
    await page.route(new URL(script, baseURL).href, async (route) => {
      requested.push(script);
      await route.fulfill({ contentType: "text/javascript", body: "" });
    });
  }
  const names = services.map(({ name }) => name);
  const filled = (text: string) => text.replace("{services}", formatList(names, "en"));
  const { cookies, privacyPolicy } = textsOf("en");
  await visit(page, "/");
  await waitForServices(page);
  await expect(page.locator("#cookie-banner")).toContainText(filled(cookies.descriptionOf));
  expect(requested).toEqual([]);
  await answerBanner(page, "accepted");
  await expect.poll(() => requested.sort()).toEqual(services.map(({ script }) => script).sort());
  await visit(page, "/privacy");
  await expect(page.getByText(filled(privacyPolicy.optional.services))).toBeVisible();
  foreignRequests.length = 0;
});
