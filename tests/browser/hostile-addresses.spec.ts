import { send } from "../../commands/verify/request.ts";
import { expect, isOtherHost, test, waitUntilReady } from "./support/site-test.ts";
import { matrix } from "./support/variants.ts";

test.use({ allowedFaults: [[/404/, /status of 4\d\d/], { scope: "test" }] });

/** Must not come back in any response or page. */
const mark = "Jx9q";
const markup = `<img/src=x/onerror="document.title='${mark}'">${mark}`;
const encoded = encodeURIComponent(markup);

const starts = ["", "/de", "/terms", "/xx", "/assets", "/media", "/.well-known"];
const ends = [
  ...[`/${encoded}`, `/%00${mark}`, `/${mark}%0d%0aX-${mark}:%20yes`, `/..%2f..%2f${mark}`, `/%2e%2e/%2e%2e/${mark}`],
  ...[`/../../../etc/passwd?${mark}`, `//${mark}.example/`, `/\\\\${mark}.example`, `/%5c%5c${mark}`, `/%ff%fe${mark}`],
  ...[`/%E0%A4${mark}`, `/${"a".repeat(3000)}${mark}`, `/;${mark}=1`, `/%252e%252e%252f${mark}`, `/__proto__/${mark}`],
  `/@${mark}.example`,
];
const queries = [encoded, `next=//${mark}.example`, `${mark}=%00`, `${"q".repeat(3000)}=${mark}`];
const attacks = [
  ...starts.flatMap((start) => [...ends, ...queries.map((query) => `/nothing?${query}`)].map((end) => start + end)),
  ...["http://evil.example/", "//evil.example", "///evil.example/%2e%2e", `/%2f%2f${mark}.example`, "/?/../..", "*"],
];

test("no hostile path is found or comes back, and every response has the content policy", async ({ baseURL }) => {
  const failures: string[] = [];
  for (const path of attacks) {
    const { status, headers, body } = await send(baseURL ?? "", { path });
    const response = `${JSON.stringify(headers)}${body}`;
    const pathname = path.split("?")[0] as string;
    // These may resolve to an existing page.
    const allowed = ["/", "/?", "*", "http://evil.example/"].includes(pathname) ? [200, 400, 404] : [400, 404];
    if (!allowed.includes(status)) failures.push(`${status} for ${path.slice(0, 60)}`);
    if (response.includes(mark) || response.includes("root:")) failures.push(`${path.slice(0, 60)} comes back`);
    // Other web servers reject a malformed path themselves, and answer an unknown host with an empty body.
    if (isOtherHost && (status === 400 || body.length === 0)) continue;
    if (!/default-src 'none'/.test(String(headers["content-security-policy"])))
      failures.push(`no policy on ${path.slice(0, 60)}`);
  }
  expect(failures).toEqual([]);
});

test("in a browser, no hostile address gets into the page", matrix, async ({ page, baseURL }) => {
  const addresses = [
    ...ends.slice(0, 4).map((end) => `/de${end}`),
    `//${mark}.example/`,
    ...queries.map((query) => `/?${query}#${encoded}`),
    `/de?${encoded}#"><img src=x onerror=document.title='${mark}'>${mark}`,
    `/#javascript:document.title='${mark}'`,
    `/#article,*[id=${mark}`,
    `/terms?${encoded}#${encoded}`,
    `/#${"h".repeat(3000)}${mark}`,
  ];
  for (const address of addresses) {
    const response = await page.goto(`${baseURL}${address}`, { waitUntil: "domcontentloaded" });
    // Other web servers reject a malformed path with a page of their own.
    if (!(isOtherHost && response?.status() === 400)) await waitUntilReady(page);
    if (await page.locator("header select").count()) {
      await page.locator("header select").selectOption("fr");
      await expect(page.locator("html")).toHaveAttribute("lang", "fr");
      expect(page.url(), "a change of language keeps them as they are").toContain(mark);
    }
    expect(await page.content(), address.slice(0, 60)).not.toContain(mark);
    expect(page.url().startsWith(`${baseURL}/`), page.url()).toBe(true);
    await page.evaluate(() => localStorage.clear());
  }
});
