import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadSite } from "../../generator/inputs/load-site.ts";
import { listen } from "../../server/listen.ts";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { addressesOf, liveFindings } from "./live.ts";

const requests: string[] = [];
const server = createServer(({ method, url = "" }, response) => {
  requests.push(`${method} ${url}`);
  if (url !== "/silent") response.writeHead(Number(url.slice(1)), { location: "/404" }).end();
});
let address: string;
beforeAll(async () => {
  address = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
});
afterAll(() => server.close().closeAllConnections());

it.each([
  ["/200", undefined, ""],
  ["/302", undefined, ""],
  ["/404", true, "answers 404; check that it works"],
  ["/503", true, "answers 503; check that it works"],
  ["/403", false, "answers 403 to an automated request; open it in a browser"],
  ["/silent", true, "does not answer within 0.5 s"],
])("requests %s once and reports a bad response with its field", async (path, isWrong, message) => {
  requests.length = 0;
  const findings = await liveFindings(address + path, "shop", 500);
  const line = expect.stringMatching(`^shop: ${address}${path} ${message}`);
  expect([findings, requests]).toEqual([isWrong === undefined ? [] : [{ isWrong, line }], [`GET ${path}`]]);
});

it("reports an address that cannot be reached as wrong", async () => {
  const line = expect.stringMatching(/^shop: http:\/\/127\.0\.0\.1:1\/ cannot be reached \(.+\)/);
  expect(await liveFindings("http://127.0.0.1:1/", "shop", 10_000)).toEqual([{ isWrong: true, line }]);
});

it("lists every configured address except placeholders", () => {
  expect(addressesOf(loadSite(siteConfig, {}))).toEqual([]);
  const links = { support: "https://www.lumen.org/help" };
  const [product] = siteConfig.products as [(typeof siteConfig.products)[number]];
  const config = { ...siteConfig, products: [product], shop: "https://shop.lumen.org", links };
  expect(addressesOf(loadSite({ ...config, organisation: "https://code.lumen.org/lumen" }, {}))).toEqual([
    ["https://shop.lumen.org", "shop"],
    [`https://shop.lumen.org${siteConfig.creditsPath}`, "creditsPath"],
    ["https://code.lumen.org/lumen", "organisation"],
    ["https://code.lumen.org/lumen/moodle-local_coursedynamicrules", "products.dynamicRules.repository"],
    ["https://www.lumen.org/help", "links.support"],
  ]);
});
