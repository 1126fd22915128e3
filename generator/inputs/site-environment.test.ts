import { tmpdir } from "node:os";
import { afterEach, expect, it, vi } from "vitest";
import { hostEnvironments } from "../../tests/fixtures/host-environments.ts";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { loadSite } from "./load-site.ts";
import { buildDay } from "./site-data.ts";
import { environmentPrefix, siteEnvironment } from "./site-environment.ts";

afterEach(() => vi.unstubAllEnvs());

it("overrides texts, switches, lists and values that the file leaves out", () => {
  const service = { name: "Counter", script: "/counter.js", attributes: { "data-domain": "www.example.org" } };
  const site = loadSite(
    { ...siteConfig, consent: { services: [service] } },
    {
      PLUGINSITE_NAME: "Lumen",
      PLUGINSITE_WHATSAPP_NUMBER: "34600100200",
      PLUGINSITE_SWITCHES_FILM: "false",
      PLUGINSITE_STRICT_TRANSPORT_SECURITY_INCLUDE_SUB_DOMAINS: "true",
      PLUGINSITE_PRODUCTS_RANKING_NEEDS: "provider, cron",
      PLUGINSITE_PRODUCTS_AI_TUTOR_PLATFORM_FROM: "5.0",
      PLUGINSITE_PARTNERS_2_NAME: "Someone",
      PLUGINSITE_CONSENT_SERVICES_1_ATTRIBUTES_DATA_DOMAIN: "staging.example.org",
    },
  );
  expect(site).toMatchObject({
    name: "Lumen",
    whatsappNumber: "34600100200",
    switches: { film: false },
    strictTransportSecurity: { includeSubDomains: true, preload: false },
    consent: { services: [{ attributes: { "data-domain": "staging.example.org" } }] },
  });
  expect(site.products[3]?.needs).toEqual(["provider", "cron"]);
  expect(site.products[7]?.platform?.from).toBe("5.0");
  expect(site.partners[1]?.name).toBe("Someone");
});

it("validates overrides, and ignores empty variables", () => {
  expect(() => loadSite(siteConfig, { PLUGINSITE_SHOP: "x" })).toThrow('shop: got "x" from PLUGINSITE_SHOP, expected');
  expect(() => loadSite(siteConfig, { PLUGINSITE_SWITCHES_FILM: "maybe" })).toThrow('switches.film: got "maybe"');
  expect(loadSite(siteConfig, { PLUGINSITE_NAME: "" }).name).toBe(siteConfig.name);
  vi.stubEnv("PLUGINSITE_NAME", "");
  const root = temporaryFolder({ ".env": "PLUGINSITE_NAME=Lumen" });
  expect(siteEnvironment("production", root).PLUGINSITE_NAME).toBe("Lumen");
  vi.stubEnv("SOURCE_DATE_EPOCH", "abc");
  expect(buildDay).toThrow('got "abc", expected whole seconds since 1970');
});

it.each([
  ["PLUGINSITE_NAEM", "did you mean PLUGINSITE_NAME?"],
  ["PLUGINSITE_PRODUCTS_RANKNG_ICON", "did you mean PLUGINSITE_PRODUCTS_RANKING_ICON?"],
  ["PLUGINSITE_FAVOURITE_COLOUR_OF_THE_OWNER", "docs/reference/configuration.md lists them"],
])("rejects a variable without a field: %s", (name, remedy) => {
  expect(() => loadSite(siteConfig, { [name]: "x" })).toThrow(
    `${name} in the environment: got "x", but no field of the configuration has that name; ${remedy}`,
  );
});

it.each(Object.entries(hostEnvironments))("ignores the variables of %s", (_host, variables) => {
  expect(loadSite(siteConfig, variables)).toEqual(loadSite(siteConfig, {}));
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const read = siteEnvironment("production", tmpdir());
  expect(Object.keys(read).filter((name) => !name.startsWith(environmentPrefix) || name in variables)).toEqual([]);
});
