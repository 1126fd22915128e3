import { createServer } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadSite } from "../../generator/inputs/load-site.ts";
import { listen } from "../../server/listen.ts";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { addressesOf, liveFindings } from "./live.ts";

const asked: string[] = [];
const server = createServer(({ method, url = "" }, response) => {
  asked.push(`${method} ${url}`);
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
  ["/404", true, "answers 404; see that it is there"],
  ["/503", true, "answers 503; see that it is there"],
  ["/403", false, "answers 403 to a machine; look at it in a browser"],
  ["/silent", true, "does not answer within 0.5 s"],
])("%s is asked for once, and named with its field where it does not answer well", async (path, isWrong, said) => {
  asked.length = 0;
  const found = await liveFindings(address + path, "shop", 500);
  const line = expect.stringMatching(`^shop: ${address}${path} ${said}`);
  expect([found, asked]).toEqual([isWrong === undefined ? [] : [{ isWrong, line }], [`GET ${path}`]]);
});

it("what is not there is wrong", async () => {
  const line = expect.stringMatching(/^shop: http:\/\/127\.0\.0\.1:1\/ cannot be reached \(.+\)/);
  expect(await liveFindings("http://127.0.0.1:1/", "shop", 10_000)).toEqual([{ isWrong: true, line }]);
});

it("every configured address is asked, and none that belongs to nobody", () => {
  expect(addressesOf(loadSite(siteConfig, {}))).toEqual([]);
  const links = { support: "https://www.lumen.org/help" };
  const [product] = siteConfig.products as [(typeof siteConfig.products)[number]];
  const own = { ...siteConfig, products: [product], shop: "https://shop.lumen.org", links };
  expect(addressesOf(loadSite({ ...own, organisation: "https://code.lumen.org/lumen" }, {}))).toEqual([
    ["https://shop.lumen.org", "shop"],
    [`https://shop.lumen.org${siteConfig.creditsPath}`, "creditsPath"],
    ["https://code.lumen.org/lumen", "organisation"],
    ["https://code.lumen.org/lumen/moodle-local_coursedynamicrules", "products.dynamicRules.repository"],
    ["https://www.lumen.org/help", "links.support"],
  ]);
});
