import type { Page } from "@playwright/test";
import type { Service } from "../../src/config/consent-schema.ts";
import { writtenList } from "../../src/lib/written-list.ts";
import { site, textsOf } from "./support/expected.ts";
import { sendPrivacyControl } from "./support/fault-injection.ts";
import { matrix } from "./support/matrix.ts";
import { configureServices } from "./support/services.ts";
import { expect, painted, store, test, visit, watch } from "./support/site-test.ts";

test.skip(!site.switches.cookieBanner, "the owner asks for no consent");

/** Counts visits in every place in which a script can store something, and says whether it runs. */
const counter: Service & { code: string } = {
  name: "Counter",
  script: "/statistics/counter.js",
  attributes: { defer: true, "data-site": "school" },
  connects: [],
  storage: ["counter_", "count-"],
  code: `
    const visits = Number(localStorage.getItem("counter_visits") ?? 0) + 1;
    localStorage.setItem("counter_visits", visits);
    sessionStorage.setItem("count-session", "yes");
    document.cookie = "counter_id=7; path=/; max-age=1000";
    document.cookie = "counter_page=7; max-age=1000";
    window.counted = document.currentScript.dataset.site;
    addEventListener("pagehide", () => localStorage.setItem("counter_left", "yes"));`,
};

const running = (page: Page) => page.evaluate(() => (window as unknown as { counted?: string }).counted);

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

test.describe("the page of a missing address", () => {
  test.use({ allowedFaults: [[/404/], { scope: "test" }] });

  test("before consent nothing is fetched or run, after it once, and from then on by itself on every page", async ({
    page,
    context,
    baseURL,
  }) => {
    const asked = await configureServices(context, baseURL ?? "", [counter]);
    await visit(page, "/");
    await settled(page);
    expect(asked).toEqual([]);
    await answerBanner(page, "rejected");
    await settled(page);
    expect(asked).toEqual([]);
    await answerBanner(page, "accepted");
    await expect.poll(() => running(page)).toBe("school");
    await answerBanner(page, "accepted");
    await settled(page);
    expect(asked).toHaveLength(1);
    for (const [index, path] of ["/de", "/terms", "/fr/privacy", "/no-page"].entries()) {
      await visit(page, path);
      await expect.poll(() => running(page), path).toBe("school");
      expect(asked).toHaveLength(2 + index);
    }
  });
});

test("before consent not even the code that would run it is fetched", async ({ page, context, baseURL }) => {
  await configureServices(context, baseURL ?? "", [counter]);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await visit(page, "/");
  await settled(page);
  expect(scripts.filter((path) => /run-services/.test(path))).toEqual([]);
  await answerBanner(page, "accepted");
  await expect.poll(() => running(page)).toBe("school");
  expect(scripts.filter((path) => /run-services/.test(path))).toHaveLength(1);
});

test("after a withdrawal nothing runs, nothing that was stored is left, and the visitor is where they were", async ({
  page,
  context,
  baseURL,
}) => {
  await store(page, { cookieConsent: "accepted", theme: "dark" });
  const asked = await configureServices(context, baseURL ?? "", [counter]);
  await visit(page, "/terms");
  await visit(page, "/?from=letter");
  await expect.poll(() => running(page)).toBe("school");
  expect(await held(page)).toEqual(expect.arrayContaining(["counter_visits", "count-session", "counter_id"]));
  const entries = await page.evaluate(() => history.length);
  const preferences = page.locator("footer [data-cookie-preferences]");
  await preferences.scrollIntoViewIfNeeded();
  const top = async () => (await preferences.boundingBox())?.y ?? Number.NaN;
  const place = await top();
  const before = asked.length;

  const loaded = page.waitForEvent("load");
  await answerBanner(page, "rejected");
  await loaded;
  await expect.poll(() => held(page)).toEqual(expect.arrayContaining(["cookieConsent", "theme"]));
  await expect.poll(async () => (await held(page)).filter((name) => /count/.test(name))).toEqual([]);
  await settled(page);
  expect(await running(page)).toBeUndefined();
  expect(asked).toHaveLength(before);
  expect(await context.cookies()).toEqual([]);
  await expect(page).toHaveURL(/\/\?from=letter$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThan(100);
});

test(
  "a choice in one tab starts and ends a service in the others",
  matrix,
  async ({ page, context, faults, baseURL }) => {
    const asked = await configureServices(context, baseURL ?? "", [counter]);
    const legal = await context.newPage();
    watch(legal, faults, [], baseURL ?? "");
    await visit(page, "/");
    await visit(legal, "/terms");
    await answerBanner(page, "accepted");
    for (const tab of [page, legal]) await expect.poll(() => running(tab)).toBe("school");
    const loaded = [page.waitForEvent("load"), legal.waitForEvent("load")];
    await answerBanner(page, "rejected");
    await Promise.all(loaded);
    for (const tab of [page, legal]) {
      await settled(tab);
      expect(await running(tab)).toBeUndefined();
      await expect.poll(async () => (await held(tab)).filter((name) => /count/.test(name))).toEqual([]);
    }
    expect(asked).toHaveLength(2);
  },
);

test("Global Privacy Control keeps it away until the visitor accepts, and not after", async ({
  page,
  context,
  baseURL,
}) => {
  await sendPrivacyControl(page);
  const asked = await configureServices(context, baseURL ?? "", [counter]);
  await visit(page, "/");
  await settled(page);
  expect(asked).toEqual([]);
  await answerBanner(page, "accepted");
  await expect.poll(() => running(page)).toBe("school");
  await visit(page, "/terms");
  await expect.poll(() => running(page)).toBe("school");
});

/** What a self-hosted statistics tool does, with the interface of Plausible's script. */
const statistics: Service & { code: string } = {
  name: "Statistics",
  script: "https://statistics.example.org/js/script.js",
  attributes: {
    defer: true,
    "data-domain": "www.example.org",
    "data-api": "https://collect.example.org/api/event",
  },
  connects: ["https://collect.example.org"],
  storage: ["plausible_"],
  code: `
    const { domain, api } = document.currentScript.dataset;
    const request = new XMLHttpRequest();
    request.open("POST", api, true);
    request.setRequestHeader("Content-Type", "text/plain");
    request.send(JSON.stringify({ n: "pageview", u: location.href, d: domain, r: document.referrer || null }));`,
};

test("a statistics tool on hosts of its own counts a visit after consent, and none before", async ({
  page,
  context,
  strangers,
  baseURL,
}) => {
  const events: unknown[] = [];
  await configureServices(context, baseURL ?? "", [statistics]);
  await context.route("https://collect.example.org/api/event", async (route) => {
    events.push(route.request().postDataJSON());
    await route.fulfill({ status: 202, headers: { "access-control-allow-origin": "*" }, body: "ok" });
  });
  await visit(page, "/");
  await settled(page);
  expect(strangers).toEqual([]);
  await answerBanner(page, "accepted");
  await expect.poll(() => events).toEqual([{ n: "pageview", u: `${baseURL}/`, d: "www.example.org", r: null }]);
  expect(strangers.map((address) => new URL(address).host)).toEqual(["statistics.example.org", "collect.example.org"]);
  strangers.length = 0;
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
  const names = writtenList(
    services.map(({ name }) => name),
    "en",
  );
  await visit(page, "/");
  await settled(page);
  const text = textsOf("en").cookies.descriptionOf.replace("{services}", names);
  await expect(page.locator("#cookie-banner")).toContainText(text);
  expect(asked).toEqual([]);
  await answerBanner(page, "accepted");
  await expect.poll(() => [...asked].sort()).toEqual(services.map(({ script }) => script).sort());
  await visit(page, "/privacy");
  await expect(
    page.getByText(textsOf("en").privacyPolicy.optional.services.replace("{services}", names)),
  ).toBeVisible();
  strangers.length = 0;
});
