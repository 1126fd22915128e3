import { send } from "../../commands/verify/request.ts";
import { serviceSources } from "../../generator/site-files/response-headers.ts";
import { locales, pathsIn, site } from "./support/expected.ts";
import { rewrite } from "./support/requests.ts";
import { expect, test, visit } from "./support/site-test.ts";

test.use({ playsFilm: true, choices: {} });

// documents.spec.ts compares the headers of all pages and files with those of the build.
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

// Policy violations are console errors, which fail any test.
test("loads pages without violations, foreign requests or storage", { tag: "@host" }, async ({ page, context }) => {
  for (const path of [...locales.flatMap(pathsIn), "/en", "/xx", "/es/terms/no-page"]) {
    await visit(page, path);
    await page.evaluate(() => dispatchEvent(new Event("open-cookie-preferences")));
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length), path).toBe(0);
  }
  expect(await context.cookies()).toEqual([]);
});

test("does not run injected code", async ({ page, faults }) => {
  const foreign = `<script>window.foreign = 1</script><p id="planted" onclick="window.foreign = 2">Press me</p>`;
  await rewrite(page, "/terms", (text) => text.replace("<body>", `<body>${foreign}`));
  await visit(page, "/terms");
  await page.locator("#planted").click();
  expect(await page.evaluate(() => "foreign" in window)).toBe(false);
  const violations = faults.filter((fault) => /Content Security Policy|violates the following directive/.test(fault));
  expect(violations).toHaveLength(2);
  faults.length = 0;
});

test("takes nothing from a hostile query or anchor", async ({ page, baseURL }) => {
  const markup = encodeURIComponent(`<img/src=x/onerror="document.title='Jx9q'">Jx9q`);
  for (const address of [
    `/de?${markup}#"><img src=x onerror=document.title='Jx9q'>Jx9q`,
    "/#javascript:document.title='Jx9q'",
    "/#article,*[id=Jx9q",
    `/no-page?${markup}#${markup}`,
  ]) {
    await visit(page, address);
    expect(await page.content(), address).not.toContain("Jx9q");
    expect(page.url().startsWith(`${baseURL}/`), page.url()).toBe(true);
  }
});
