import { readdirSync } from "node:fs";

import { securityTxtFault } from "../../commands/support/security-txt-fault.ts";
import { serviceSources } from "../../generator/host/service-sources.ts";
import { notInFirefox } from "./support/engine.ts";
import { pages, site } from "./support/expected.ts";
import { ask } from "./support/request.ts";
import { expect, test, visit } from "./support/site-test.ts";

const missing = ["/no-page", "/en", "/xx", "/de/no-page", "/ru/no-page", "/es/terms/no-page"];
const documents = [...pages.map(({ path }) => path), ...missing];

/** One of the built files, whose names change with their content. */
async function assetOf(origin: string, ending: string): Promise<string> {
  const { body } = await ask(origin, "/");
  const found = new RegExp(`/assets/[^"]+\\.${ending}`).exec(body.toString());
  if (!found) throw new Error(`The landing page names no asset with the ending .${ending}`);
  return found[0];
}

function expectSafeHeaders(headers: Awaited<ReturnType<typeof ask>>["headers"]): void {
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(headers["x-frame-options"]).toBe("DENY");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
  expect(headers["strict-transport-security"]).toMatch(/^max-age=\d{8,}/);
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  expect(headers["cross-origin-embedder-policy"]).toBe("credentialless");
  expect(headers["permissions-policy"]).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
  expect(headers).not.toHaveProperty("x-powered-by");
  expect(headers).not.toHaveProperty("set-cookie");
  const policy = String(headers["content-security-policy"]);
  const wanted = [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ];
  for (const directive of wanted) expect(policy.split("; ")).toContain(directive);
  const { connections } = serviceSources(site.consent.services);
  const closed = connections.reduce((text, origin) => text.replaceAll(origin, ""), policy);
  expect(closed).not.toMatch(/unsafe-|\*|data:|https?:/);
}

/** In bytes: it is in every document, before anything else. */
const inlineScriptLimit = 2_800;

test("every document and every kind of file has the protecting headers", async ({ baseURL }) => {
  const origin = baseURL ?? "";
  const files = [
    await assetOf(origin, "js"),
    await assetOf(origin, "woff2"),
    "/media/hero.webm",
    "/media/poster-hero.webp",
    "/favicon.ico",
    "/manifest.webmanifest",
    "/robots.txt",
    "/sitemap.xml",
    "/.well-known/security.txt",
    "/llms.txt",
  ];
  for (const path of [...documents, ...files]) {
    await test.step(path, async () => {
      const { status, headers } = await ask(origin, path);
      expect(status).toBe(missing.includes(path) ? 404 : 200);
      expectSafeHeaders(headers);
    });
  }
});

test("documents are asked for anew, built files are kept for ever, media for a day", async ({ baseURL }) => {
  const origin = baseURL ?? "";
  const cacheOf = async (path: string) => (await ask(origin, path)).headers["cache-control"];
  for (const path of ["/", "/de/terms", "/no-page"])
    expect(await cacheOf(path)).toBe("public, max-age=0, must-revalidate");
  for (const ending of ["js", "woff2"]) {
    expect(await cacheOf(await assetOf(origin, ending))).toBe("public, max-age=31536000, immutable");
  }
  for (const path of ["/media/poster-hero.webp", site.products[0]?.demo, site.partners[0]?.logo].map(String)) {
    expect(await cacheOf(path)).toBe("public, max-age=86400");
  }
});

test("what is for readers of plain text is sent as that, in UTF-8", async ({ baseURL }) => {
  for (const path of ["/.well-known/security.txt", "/llms.txt", "/robots.txt"]) {
    const { headers, body } = await ask(baseURL ?? "", path);
    expect(headers["content-type"], path).toBe("text/plain; charset=utf-8");
    expect(body.toString(), path).toMatch(/^\S.*\n/);
  }
  const { body } = await ask(baseURL ?? "", "/.well-known/security.txt");
  expect(securityTxtFault(body.toString(), new Date())).toBeUndefined();
});

test("a file of another build that is missing is not kept", async ({ baseURL }) => {
  const { status, headers } = await ask(baseURL ?? "", "/assets/landing-00000000.js");
  expect([status, headers["cache-control"]]).toEqual([404, "public, max-age=0, must-revalidate"]);
});

test("no document has styles or handlers in attributes, and its one script keeps within its limit", async ({
  page,
  baseURL,
}) => {
  for (const path of documents) {
    const html = (await ask(baseURL ?? "", path)).body.toString();
    const found = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, "text/html");
      const attributes = [...parsed.querySelectorAll("*")].flatMap((element) =>
        [...element.attributes].filter(({ name, value }) => /^(style$|on)/.test(name) || /^javascript:/i.test(value)),
      );
      const scripts = [...parsed.scripts].filter(({ type }) => type !== "application/ld+json");
      const inline = scripts.filter(({ src }) => !src).map(({ text }) => new TextEncoder().encode(text).length);
      return { attributes: attributes.map(({ name }) => name), inline, outside: scripts.length - inline.length };
    }, html);
    expect(found.attributes, path).toEqual([]);
    expect(found.outside, path).toBe(0);
    expect(found.inline, path).toHaveLength(1);
    expect(found.inline[0], path).toBeLessThanOrEqual(inlineScriptLimit);
  }
});

test.describe("in a browser", () => {
  // The page of a missing address tells the console by contract; the browser does so by itself.
  test.use({ allowedFaults: [[/^404: /, /status of 404/], { scope: "test" }] });

  const existing = documents.filter((path) => !missing.includes(path));
  const half = Math.ceil(existing.length / 2);
  const groups = [existing.slice(0, half), existing.slice(half), missing];
  for (const group of groups) {
    test(`nothing is refused, fetched elsewhere or stored on ${group[0]} to ${group.at(-1)}`, { tag: "@host" }, async ({
      page,
      context,
    }) => {
      await page.addInitScript(() => {
        const violations: string[] = [];
        Object.assign(window, { violations });
        document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
          violations.push(`${violatedDirective} ${blockedURI}`),
        );
      });
      for (const path of group) {
        await visit(page, path);
        await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
        const state = await page.evaluate(() => ({
          violations: (window as unknown as { violations: string[] }).violations,
          stored: Object.keys(localStorage).concat(Object.keys(sessionStorage)),
          cookies: document.cookie,
        }));
        expect(state, path).toEqual({ violations: [], stored: [], cookies: "" });
      }
      expect(await context.cookies()).toEqual([]);
    });
  }

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
    const wanted = ["autoplay", "media-playback-while-not-visible"];
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
