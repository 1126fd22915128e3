import { contentOf, send } from "../../commands/verify/request.ts";
import { parseHtml } from "../../generator/output-checks/parse-html.ts";
import { serviceSources } from "../../generator/site-files/response-headers.ts";
import { pages, site } from "./support/expected.ts";
import { expect, test, visit } from "./support/site-test.ts";
import { notInFirefox } from "./support/variants.ts";

test.use({ playsFilm: true });

const missing = ["/no-page", "/en", "/xx", "/de/no-page", "/es/terms/no-page"];
const documents = [...pages.map(({ path }) => path), ...missing];

// hosts.spec.ts compares the headers of all pages and files with those of the build.
test("sends security headers with documents and files", async ({ baseURL }) => {
  for (const path of ["/", "/de/terms", "/no-page", "/robots.txt", "/media/hero.webm"]) {
    const { headers } = await send(baseURL ?? "", { path });
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "strict-transport-security": expect.stringMatching(/^max-age=\d{8,}/),
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-embedder-policy": "credentialless",
      "permissions-policy": expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
    });
    for (const revealing of ["x-powered-by", "set-cookie"]) expect(headers, path).not.toHaveProperty(revealing);
    const policy = String(headers["content-security-policy"]);
    const closed = ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"];
    expect(policy.split("; ")).toEqual(expect.arrayContaining([...closed, "require-trusted-types-for 'script'"]));
    const { connections } = serviceSources(site.consent.services);
    const withoutServices = connections.reduce((text, origin) => text.replaceAll(origin, ""), policy);
    expect(withoutServices).not.toMatch(/unsafe-|\*|data:|https?:/);
  }
});

/** In bytes. The script is in every document and blocks the parser. */
const inlineScriptLimit = 3_000;

test("keeps styles and handlers out of attributes, and the one inline script below its limit", async ({ baseURL }) => {
  for (const path of documents) {
    const document = parseHtml(String(contentOf(await send(baseURL ?? "", { path }))));
    const attributes = [...document.querySelectorAll("*")].flatMap((element) => [...element.attributes]);
    const inlineCode = attributes.filter(
      ({ name, value }) => /^(style$|on)/.test(name) || /^javascript:/i.test(value ?? ""),
    );
    expect(inlineCode, path).toEqual([]);
    const scripts = [...document.querySelectorAll("script:not([type='application/ld+json'])")];
    expect(scripts, path).toHaveLength(1);
    expect(scripts[0]?.hasAttribute("src"), path).toBe(false);
    expect(Buffer.byteLength(scripts[0]?.textContent ?? ""), path).toBeLessThanOrEqual(inlineScriptLimit);
  }
});

test.describe("in a browser", () => {
  // Both the browser and the page's script report a missing page.
  test.use({ allowedFaults: [[/^404: /, /status of 404/], { scope: "test" }] });

  // Policy violations are console errors, which fail any test.
  test("loads pages without violations, foreign requests or storage", { tag: "@host" }, async ({ page, context }) => {
    for (const path of documents) {
      await visit(page, path);
      await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
      const stored = await page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage)));
      expect(stored, path).toEqual([]);
    }
    expect(await context.cookies()).toEqual([]);
  });

  test("forbids unused browser features, by names that the browser knows", async ({ page, browser }) => {
    notInFirefox("Firefox does not say what a page may use");
    const messages: string[] = [];
    page.on("console", (message) => messages.push(message.text()));
    await visit(page, "/");
    expect(messages.filter((text) => /permissions.policy|unrecognized feature|origin trial/i.test(text))).toEqual([]);
    const allowed = await page.evaluate(() =>
      (document as unknown as { featurePolicy: { allowedFeatures(): string[] } }).featurePolicy.allowedFeatures(),
    );
    // Later browsers may have more features: the list is that of Chromium 156.
    const version = Number(browser.version().split(".")[0]);
    const wanted = ["autoplay", "fullscreen", "media-playback-while-not-visible", "picture-in-picture"];
    expect(allowed).toEqual(expect.arrayContaining(wanted));
    const unexpected = allowed.filter((feature) => !wanted.includes(feature) && !feature.startsWith("ch-"));
    if (version <= 156) expect(unexpected).toEqual([]);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  });

  test("does not run injected code", async ({ page, faults }) => {
    const foreign = `<script>window.foreign = 1</script><p id="planted" onclick="window.foreign = 2">Press me</p>`;
    await page.route("/terms", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace("<body>", `<body>${foreign}`) });
    });
    await visit(page, "/terms");
    await page.locator("#planted").click();
    expect(await page.evaluate(() => "foreign" in window)).toBe(false);
    const violations = faults.filter((fault) => /Content Security Policy|violates the following directive/.test(fault));
    expect(violations).toHaveLength(2);
    faults.length = 0;
  });
});
