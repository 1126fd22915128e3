import { tmpdir } from "node:os";
import { afterEach, describe, expect, it, vi } from "vitest";
import { hostEnvironments } from "../../tests/fixtures/host-environments.ts";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { loadSite } from "./load-site.ts";
import { environmentNames, environmentPrefix, siteEnvironment } from "./site-environment.ts";

afterEach(() => vi.unstubAllEnvs());

describe("the environment", () => {
  it("can set every single value of the configuration, there or not", () => {
    expect([...environmentNames(siteConfig).keys()]).toEqual(
      expect.arrayContaining([
        "PLUGINSITE_NAME",
        "PLUGINSITE_LEGAL_NAME",
        "PLUGINSITE_ORIGIN",
        "PLUGINSITE_SHOP",
        "PLUGINSITE_CREDITS_PATH",
        "PLUGINSITE_ORGANISATION",
        "PLUGINSITE_CONTACT_EMAIL",
        "PLUGINSITE_WHATSAPP_NUMBER",
        "PLUGINSITE_SWITCHES_FILM",
        "PLUGINSITE_STRICT_TRANSPORT_SECURITY_PRELOAD",
        "PLUGINSITE_PARTNERS_1_NAME",
        "PLUGINSITE_PARTNERS_5_LOGO",
        "PLUGINSITE_PRODUCTS_RANKING_REPOSITORY",
        "PLUGINSITE_PRODUCTS_AI_TUTOR_PLATFORM_TO",
        "PLUGINSITE_PRODUCTS_DYNAMIC_RULES_NEEDS",
      ]),
    );
  });

  it("wins over the file, in texts, switches, lists and values that the file leaves out", () => {
    const site = loadSite(siteConfig, {
      PLUGINSITE_NAME: "Lumen",
      PLUGINSITE_WHATSAPP_NUMBER: "34600100200",
      PLUGINSITE_SWITCHES_FILM: "false",
      PLUGINSITE_STRICT_TRANSPORT_SECURITY_INCLUDE_SUB_DOMAINS: "true",
      PLUGINSITE_PRODUCTS_RANKING_NEEDS: "provider, cron",
      PLUGINSITE_PRODUCTS_RANKING_PLATFORM_TO: "5.2",
      PLUGINSITE_PARTNERS_2_NAME: "Someone",
    });
    expect(site.name).toBe("Lumen");
    expect(site.whatsappNumber).toBe("34600100200");
    expect(site.switches.film).toBe(false);
    expect(site.strictTransportSecurity).toEqual({ includeSubDomains: true, preload: false });
    expect(site.products[3]?.needs).toEqual(["provider", "cron"]);
    expect(site.products[3]?.platform).toEqual({ from: "4.5", to: "5.2" });
    expect(site.partners[1]?.name).toBe("Someone");
  });

  it("reaches what the file says of a service, its attributes too", () => {
    const service = { name: "Counter", script: "/counter.js", attributes: { "data-domain": "www.example.org" } };
    const site = loadSite(
      { ...siteConfig, consent: { services: [service] } },
      {
        PLUGINSITE_CONSENT_SERVICES_1_ATTRIBUTES_DATA_DOMAIN: "staging.example.org",
        PLUGINSITE_CONSENT_SERVICES_1_STORAGE: "counter_, count-",
      },
    );
    expect(site.consent.services[0]).toMatchObject({
      attributes: { "data-domain": "staging.example.org" },
      storage: ["counter_", "count-"],
    });
  });

  it("is checked like the file", () => {
    expect(() => loadSite(siteConfig, { PLUGINSITE_CONTACT_EMAIL: "none" })).toThrow('contactEmail: got "none"');
    expect(() => loadSite(siteConfig, { PLUGINSITE_SWITCHES_FILM: "maybe" })).toThrow('switches.film: got "maybe"');
  });

  it("leaves a value as it is in the file when its variable is empty", () => {
    expect(loadSite(siteConfig, { PLUGINSITE_NAME: "" }).name).toBe(siteConfig.name);
  });
});

describe("a variable that sets nothing", () => {
  it.each([
    ["PLUGINSITE_NAEM", "did you mean PLUGINSITE_NAME?"],
    ["PLUGINSITE_CONTACT_MAIL", "did you mean PLUGINSITE_CONTACT_EMAIL?"],
    ["PLUGINSITE_PRODUCTS_RANKNG_ICON", "did you mean PLUGINSITE_PRODUCTS_RANKING_ICON?"],
    ["PLUGINSITE_FAVOURITE_COLOUR_OF_THE_OWNER", "docs/reference/configuration.md lists them"],
  ])("is an error: %s", (name, remedy) => {
    expect(() => loadSite(siteConfig, { [name]: "x" })).toThrow(
      `${name} in the environment: got "x", but no field of the configuration has that name; ${remedy}`,
    );
  });
});

describe("a host's own variables", () => {
  it.each(Object.entries(hostEnvironments))("of %s change nothing and are no fault", (_host, variables) => {
    expect(loadSite(siteConfig, variables)).toEqual(loadSite(siteConfig, {}));
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
    const read = siteEnvironment("production", tmpdir());
    expect(Object.keys(read).filter((name) => !name.startsWith(environmentPrefix) || name in variables)).toEqual([]);
  });
});
