import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { loadSite } from "../../generator/inputs/load-site.ts";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { addressesOf, liveFindings } from "./live.ts";

let server: Server;
let address: string;
let asked: string[] = [];

const answers: Record<string, number> = { "/good": 200, "/moved": 302, "/shy": 403, "/gone": 404, "/broken": 503 };

beforeAll(async () => {
  server = createServer(({ method = "", url = "" }, response) => {
    asked.push(`${method} ${url}`);
    const status = answers[url];
    if (status) response.writeHead(status, { location: "/elsewhere" }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const found = (path: string, timeout = 10_000) => liveFindings(new Map([[address + path, "shop"]]), timeout);

it.each(["/good", "/moved"])("%s answers, and is asked for nothing more", async (path) => {
  expect(await found(path)).toEqual([]);
  expect(asked).toEqual([`GET ${path}`]);
});

it.each([
  ["/gone", true, "answers 404; see that it is there"],
  ["/broken", true, "answers 503; see that it is there"],
  ["/shy", false, "answers 403 to a machine; look at it in a browser"],
])("%s is named with its field", async (path, isWrong, said) => {
  expect(await found(path)).toEqual([{ isWrong, line: expect.stringMatching(`^shop: ${address}${path} ${said}`) }]);
});

it("what does not answer in time, or at all, is wrong", async () => {
  expect(await found("/silent", 50)).toEqual([
    { isWrong: true, line: expect.stringContaining("does not answer within 0.05 s") },
  ]);
  expect(await liveFindings(new Map([["http://127.0.0.1:1/", "shop"]]), 10_000)).toEqual([
    { isWrong: true, line: expect.stringMatching(/^shop: http:\/\/127\.0\.0\.1:1\/ cannot be reached \(.+\)/) },
  ]);
});

it("every configured address is asked once, and none that belongs to nobody", () => {
  expect(addressesOf(loadSite(siteConfig, {})).size).toBe(0);
  const own = {
    ...siteConfig,
    shop: "https://shop.lumen.org",
    organisation: "https://code.lumen.org/lumen",
    links: { support: "https://www.lumen.org/help" },
  };
  const addresses = [...addressesOf(loadSite(own, {}))];
  expect(addresses.slice(0, 4)).toEqual([
    ["https://shop.lumen.org", "shop"],
    [`https://shop.lumen.org${siteConfig.creditsPath}`, "creditsPath"],
    ["https://code.lumen.org/lumen", "organisation"],
    ["https://code.lumen.org/lumen/moodle-local_coursedynamicrules", "products.dynamicRules.repository"],
  ]);
  expect(addresses.at(-1)).toEqual(["https://www.lumen.org/help", "links.support"]);
});
