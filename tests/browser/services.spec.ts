import type { Page, Route } from "@playwright/test";
import { servicesTemplate } from "../../generator/document/head.ts";
import { serviceSources } from "../../generator/site-files/response-headers.ts";
import type { Service } from "../../src/config/consent-schema.ts";
import { formatList } from "../../src/lib/format-list.ts";
import { site, textsOf } from "./support/expected.ts";
import { sendPrivacyControl } from "./support/fault-injection.ts";
import { expect, painted, test as siteTest, store, visit } from "./support/site-test.ts";

const collector = "https://collect.example.org/visits";

const counter: Service = {
  name: "Counter",
  script: "https://statistics.example.org/counter.js",
  attributes: { defer: true, "data-api": collector },
  connects: [new URL(collector).origin],
  storage: ["counter_", "count-"],
};

/** Counts visits on hosts of its own and in every place in which a script can store something, and says that it runs. */
const code = `
  const visits = Number(localStorage.getItem("counter_visits") ?? 0) + 1;
  localStorage.setItem("counter_visits", visits);
  sessionStorage.setItem("count-session", "yes");
  document.cookie = "counter_id=7; path=/; max-age=1000";
  document.cookie = "counter_page=7; max-age=1000";
  addEventListener("pagehide", () => localStorage.setItem("counter_left", "yes"));
  const request = new XMLHttpRequest();
  request.open("POST", document.currentScript.dataset.api);
  request.setRequestHeader("Content-Type", "text/plain");
  request.send(location.pathname);
  window.counted = true;`;

/** The response as the counter's owner would have it: the template in the document, its hosts in the policy. */
async function answerWithCounter(route: Route): Promise<void> {
  const response = await route.fetch();
  const { scripts, connections } = serviceSources([counter]);
  const policy = (response.headers()["content-security-policy"] ?? "")
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(" "))
    .replace("connect-src 'self'", ["connect-src 'self'", ...connections].join(" "));
  const body = (await response.text()).replace("</body>", `${servicesTemplate([counter])}</body>`);
  const { "content-length": _length, "content-encoding": _encoding, ...headers } = response.headers();
  await route.fulfill({ status: response.status(), headers: { ...headers, "content-security-policy": policy }, body });
}

/** `counted` makes the site that of an owner with the counter, and has the pages that it has counted, in order; it grows. */
const test = siteTest.extend<{ counted: (string | null)[] }>({
  counted: async ({ context, baseURL }, use) => {
    const counted: (string | null)[] = [];
    await context.route(({ origin, pathname }) => origin === baseURL && !/\.\w+$/.test(pathname), answerWithCounter);
    await context.route(counter.script, (route) => route.fulfill({ contentType: "text/javascript", body: code }));
    await context.route(collector, (route) => {
      counted.push(route.request().postData());
      return route.fulfill({ status: 202, headers: { "access-control-allow-origin": "*" }, body: "ok" });
    });
    await use(counted);
  },
});

test.skip(!site.switches.cookieBanner, "the owner asks for no consent");
test.use({ allowedFaults: [[/404/, /Failed to fetch dynamically imported module/], { scope: "test" }] });

test.afterEach(({ strangers }) => {
  const hosts = new Set(strangers.map((address) => new URL(address).host));
  for (const host of hosts) expect(["statistics.example.org", "collect.example.org"]).toContain(host);
  strangers.length = 0;
});

const running = (page: Page) => page.evaluate(() => "counted" in window);

/** By the keyboard, as a banner that is open already may stand above the button. */
const answerBanner = async (page: Page, choice: "accepted" | "rejected") => {
  await page.locator("footer [data-cookie-preferences]").press("Enter");
  await page.locator(`#cookie-banner [data-consent=${choice}]`).last().click();
};

/** Everything that the browser holds for this site, by name. */
const held = (page: Page) =>
  page.evaluate(() =>
    [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage).filter((name) => name !== "test-stored"),
      ...document.cookie.split("; ").map((cookie) => cookie.split("=")[0] as string),
    ].filter(Boolean),
  );

/** Scripts are fetched after loading and an idle moment: when this has passed, one that was to come has been asked for. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await painted(page);
}

test("before consent nothing is fetched, nor what would run it; after it once, and on every page", async ({
  page,
  counted,
  strangers,
}) => {
  const runners: string[] = [];
  page.on("request", (request) => /run-services/.test(request.url()) && runners.push(request.url()));
  await visit(page, "/");
  await settled(page);
  expect([strangers, runners]).toEqual([[], []]);
  await answerBanner(page, "rejected");
  await settled(page);
  expect(strangers).toEqual([]);
  await answerBanner(page, "accepted");
  await expect.poll(() => counted).toEqual(["/"]);
  await answerBanner(page, "accepted");
  await settled(page);
  expect(runners).toHaveLength(1);
  const others = ["/de", "/terms", "/no-page"];
  for (const path of others) {
    await visit(page, path);
    await expect.poll(() => counted.at(-1)).toBe(path);
  }
  expect(counted).toEqual(["/", ...others]);
});

test("Global Privacy Control keeps it away until the visitor accepts", async ({ page, counted, strangers }) => {
  await sendPrivacyControl(page);
  await visit(page, "/");
  await settled(page);
  expect(strangers).toEqual([]);
  await answerBanner(page, "accepted");
  await expect.poll(() => counted).toEqual(["/"]);
  await visit(page, "/terms");
  await expect.poll(() => counted).toEqual(["/", "/terms"]);
});

test("when the code that would run it is gone, the answer holds; the next page runs it", async ({ page, counted }) => {
  await page.route("**/assets/run-services*.js", (route) => route.fulfill({ status: 404 }));
  await visit(page, "/");
  const missing = page.waitForResponse(/run-services/);
  await answerBanner(page, "accepted");
  await missing;
  expect(await held(page)).toEqual(["cookieConsent"]);
  await page.unroute("**/assets/run-services*.js");
  await visit(page, "/terms");
  await expect.poll(() => counted).toEqual(["/terms"]);
});

test("after a withdrawal nothing runs in any tab, nothing that was stored is left, and the visitor is where they were", async ({
  page,
  context,
  counted,
}) => {
  await store(page, { cookieConsent: "accepted", theme: "dark" });
  await visit(page, "/?from=letter");
  const legal = await context.newPage();
  await visit(legal, "/terms");
  for (const tab of [page, legal]) await expect.poll(() => running(tab)).toBe(true);
  expect(await held(page)).toEqual(expect.arrayContaining(["counter_visits", "count-session", "counter_id"]));
  const entries = await page.evaluate(() => history.length);
  const preferences = page.locator("footer [data-cookie-preferences]");
  await preferences.scrollIntoViewIfNeeded();
  const top = async () => (await preferences.boundingBox())?.y ?? Number.NaN;
  const place = await top();

  const loaded = [page.waitForEvent("load"), legal.waitForEvent("load")];
  await answerBanner(page, "rejected");
  await Promise.all(loaded);
  for (const tab of [page, legal]) {
    await settled(tab);
    expect(await running(tab)).toBe(false);
    await expect.poll(async () => (await held(tab)).sort()).toEqual(["cookieConsent", "theme"]);
  }
  expect(counted).toHaveLength(2);
  await expect(page).toHaveURL(/\/\?from=letter$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThan(100);
});

test("what the configuration says needs consent is named, and asked for only after it", {
  tag: "@smoke",
}, async ({ page, context, strangers, baseURL }) => {
  const { services } = site.consent;
  test.skip(services.length === 0, "the owner has nothing that needs consent");
  const asked: string[] = [];
  for (const { script } of services) {
    await context.route(new URL(script, baseURL).href, async (route) => {
      asked.push(script);
      await route.fulfill({ contentType: "text/javascript", body: "" });
    });
  }
  const serviceNames = services.map(({ name }) => name);
  const named = (text: string) => text.replace("{services}", formatList(serviceNames, "en"));
  const { cookies, privacyPolicy } = textsOf("en");
  await visit(page, "/");
  await settled(page);
  await expect(page.locator("#cookie-banner")).toContainText(named(cookies.descriptionOf));
  expect(asked).toEqual([]);
  await answerBanner(page, "accepted");
  await expect.poll(() => [...asked].sort()).toEqual(services.map(({ script }) => script).sort());
  await visit(page, "/privacy");
  await expect(page.getByText(named(privacyPolicy.optional.services))).toBeVisible();
  strangers.length = 0;
});
