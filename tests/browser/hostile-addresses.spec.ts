import { ask } from "./support/request.ts";
import { expect, isElsewhere, live, test } from "./support/site-test.ts";

test.use({ allowedFaults: [[/404/, /status of 4\d\d/], { scope: "test" }] });

/** What nobody may find again in an answer or in a page. */
const sign = "Jx9q";
const markup = `<img/src=x/onerror="document.title='${sign}'">${sign}`;
const encoded = encodeURIComponent(markup);

const starts = ["", "/de", "/terms", "/xx", "/assets", "/media", "/.well-known"];
const ends = [
  ...[`/${encoded}`, `/%00${sign}`, `/${sign}%0d%0aX-${sign}:%20yes`, `/..%2f..%2f${sign}`, `/%2e%2e/%2e%2e/${sign}`],
  ...[`/../../../etc/passwd?${sign}`, `//${sign}.example/`, `/\\\\${sign}.example`, `/%5c%5c${sign}`, `/%ff%fe${sign}`],
  ...[`/%E0%A4${sign}`, `/${"a".repeat(3000)}${sign}`, `/;${sign}=1`, `/%252e%252e%252f${sign}`, `/__proto__/${sign}`],
  `/@${sign}.example`,
];
const queries = [encoded, `next=//${sign}.example`, `${sign}=%00`, `${"q".repeat(3000)}=${sign}`];
const attacks = [
  ...starts.flatMap((start) => [...ends, ...queries.map((query) => `/nothing?${query}`)].map((end) => start + end)),
  ...["http://evil.example/", "//evil.example", "///evil.example/%2e%2e", `/%2f%2f${sign}.example`, "/?/../..", "*"],
];

test("no hostile path is found or comes back, and every answer has the content policy", async ({ baseURL }) => {
  const wrong: string[] = [];
  for (const path of attacks) {
    const { status, headers, body } = await ask(baseURL ?? "", path);
    const told = `${JSON.stringify(headers)}${body}`;
    const pathAlone = path.split("?")[0] as string;
    // What leads up and out again to a page that there is, is that page.
    const allowed = ["/", "/?", "*", "http://evil.example/"].includes(pathAlone) ? [200, 400, 404] : [400, 404];
    if (!allowed.includes(status)) wrong.push(`${status} for ${path.slice(0, 60)}`);
    if (told.includes(sign) || told.includes("root:")) wrong.push(`${path.slice(0, 60)} comes back`);
    // Another web server refuses by itself what is no address, and says nothing for a host that it does not know.
    if (isElsewhere && (status === 400 || body.length === 0)) continue;
    if (!/default-src 'none'/.test(String(headers["content-security-policy"])))
      wrong.push(`no policy on ${path.slice(0, 60)}`);
  }
  expect(wrong).toEqual([]);
});

test("in a browser no hostile address gets into the page by any of its parts", async ({ page, baseURL }) => {
  const addresses = [
    ...ends.slice(0, 4).map((end) => `/de${end}`),
    `//${sign}.example/`,
    ...queries.map((query) => `/?${query}#${encoded}`),
    `/de?${encoded}#"><img src=x onerror=document.title='${sign}'>${sign}`,
    `/#javascript:document.title='${sign}'`,
    `/#article,*[id=${sign}`,
    `/terms?${encoded}#${encoded}`,
    `/#${"h".repeat(3000)}${sign}`,
  ];
  for (const address of addresses) {
    const answer = await page.goto(`${baseURL}${address}`, { waitUntil: "domcontentloaded" });
    // A page of another web server's own, which refuses what is no address.
    if (!(isElsewhere && answer?.status() === 400)) await live(page);
    if (await page.locator("header select").count()) {
      await page.locator("header select").selectOption("fr");
      await expect(page.locator("html")).toHaveAttribute("lang", "fr");
      expect(page.url(), "a change of language keeps them as they are").toContain(sign);
    }
    expect(await page.content(), address.slice(0, 60)).not.toContain(sign);
    expect(page.url().startsWith(`${baseURL}/`), page.url()).toBe(true);
    await page.evaluate(() => localStorage.clear());
  }
});
