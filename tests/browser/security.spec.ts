import { readdirSync } from "node:fs";
import { parseHtml } from "../../generator/output/parse-html.ts";
import { serviceSources } from "../../generator/site-files/response-headers.ts";
import { notInFirefox } from "./support/engine.ts";
import { pages, site } from "./support/expected.ts";
import { ask } from "./support/request.ts";
import { expect, test, visit } from "./support/site-test.ts";

const missing = ["/no-page", "/en", "/xx", "/de/no-page", "/es/terms/no-page"];
const documents = [...pages.map(({ path }) => path), ...missing];

// That every page and file has the headers that the build names is held by hosts.spec.ts.
test("documents and files have the protecting headers", async ({ baseURL }) => {
  for (const path of ["/", "/de/terms", "/no-page", "/robots.txt", "/media/hero.webm"]) {
    const { headers } = await ask(baseURL ?? "", path);
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": expect.stringMatching(/^max-age=\d{8,}/),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-embedder-policy": "credentialless",
      "permissions-policy": expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
    });
    for (const telling of ["x-powered-by", "set-cookie"]) expect(headers, path).not.toHaveProperty(telling);
    const policy = String(headers["content-security-policy"]);
    expect(policy.split("; ")).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ]),
    );
    const { connections } = serviceSources(site.consent.services);
    expect(connections.reduce((text, origin) => text.replaceAll(origin, ""), policy)).not.toMatch(
      /unsafe-|\*|data:|https?:/,
    );
  }
});

/** In bytes: it is in every document, before anything else. */
const inlineScriptLimit = 2_800;

test("no document has styles or handlers in attributes; its one script keeps its limit", async ({ baseURL }) => {
  for (const path of documents) {
    const document = parseHtml((await ask(baseURL ?? "", path)).body.toString());
    const attributes = [...document.querySelectorAll("*")].flatMap((element) => [...element.attributes]);
    const running = attributes.filter(
      ({ name, value }) => /^(style$|on)/.test(name) || /^javascript:/i.test(value ?? ""),
    );
    expect(running, path).toEqual([]);
    const scripts = [...document.querySelectorAll("script:not([type='application/ld+json'])")];
    expect(scripts, path).toHaveLength(1);
    expect(scripts[0]?.hasAttribute("src"), path).toBe(false);
    expect(Buffer.byteLength(scripts[0]?.textContent ?? ""), path).toBeLessThanOrEqual(inlineScriptLimit);
  }
});

test.describe("in a browser", () => {
  // The page of a missing address tells the console by contract; the browser does so by itself.
  test.use({ allowedFaults: [[/^404: /, /status of 404/], { scope: "test" }] });

  // The policy's refusals are errors in the console, which fail every test.
  test("nothing is refused, fetched elsewhere or stored on any page", { tag: "@host" }, async ({ page, context }) => {
    for (const path of documents) {
      await visit(page, path);
      await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
      const stored = await page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage)));
      expect(stored, path).toEqual([]);
    }
    expect(await context.cookies()).toEqual([]);
  });

  test("no page may use what the site does not, and the browser knows every name of it", async ({ page, browser }) => {
    notInFirefox("Firefox does not say what a page may use");
    const told: string[] = [];
    page.on("console", (message) => told.push(message.text()));
    await visit(page, "/");
    expect(told.filter((text) => /permissions.policy|unrecognized feature|origin trial/i.test(text))).toEqual([]);
    const allowed = await page.evaluate(() =>
      (document as unknown as { featurePolicy: { allowedFeatures(): string[] } }).featurePolicy.allowedFeatures(),
    );
    // A later browser may know of more: the list says which one it was made for.
    const version = Number(browser.version().split(".")[0]);
    const wanted = ["autoplay", "fullscreen", "media-playback-while-not-visible", "picture-in-picture"];
    expect(allowed).toEqual(expect.arrayContaining(wanted));
    const unexpected = allowed.filter((feature) => !wanted.includes(feature) && !feature.startsWith("ch-"));
    if (version <= 156) expect(unexpected).toEqual([]);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  });

  test("what somebody else writes into a page does not run", async ({ page, faults }) => {
    const foreign = `<script>window.foreign = 1</script><p id="planted" onclick="window.foreign = 2">Press me</p>`;
    await page.route("/terms", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace("<body>", `<body>${foreign}`) });
    });
    await visit(page, "/terms");
    await page.locator("#planted").click();
    expect(await page.evaluate(() => "foreign" in window)).toBe(false);
    expect(
      faults.filter((fault) => /Content Security Policy|violates the following directive/.test(fault)),
    ).toHaveLength(2);
    faults.length = 0;
  });
});

test("the deployed folder holds no source maps", () => {
  const files = readdirSync(new URL("../../dist", import.meta.url), { recursive: true, encoding: "utf8" });
  expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
});
