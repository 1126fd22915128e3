import { expect, it } from "vitest";
import { hostEnvironments } from "../../tests/fixtures/host-environments.ts";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { loadSite, readSite } from "./load-site.ts";

it("overrides texts and values that the file leaves out, and ignores empty variables", () => {
  const variables = { PLUGINSITE_NAME: "Lumen", PLUGINSITE_WHATSAPP_NUMBER: "34600100200", PLUGINSITE_SHOP: "" };
  const { name, whatsappNumber, shop } = loadSite(siteConfig, variables);
  expect([name, whatsappNumber, shop]).toEqual(["Lumen", "34600100200", siteConfig.shop]);
});

it("validates overrides", () => {
  expect(() => loadSite(siteConfig, { PLUGINSITE_SHOP: "x" })).toThrow('shop: got "x" from PLUGINSITE_SHOP, expected');
});

it("rejects a variable that sets no value, and names those that do", () => {
  const fault =
    "PLUGINSITE_NAEM in the environment: it sets no value; correct or remove it, there are PLUGINSITE_NAME, ";
  expect(() => loadSite(siteConfig, { PLUGINSITE_NAEM: "x" })).toThrow(fault);
});

it("refuses a file with values that nothing reads", () => {
  const root = temporaryFolder({ ".env": "\uFEFFPLUGINSITE_NAME=Lumen\n", ".env.local": "OTHER=1" });
  expect(() => readSite(root)).toThrow(/invalid:\n {2}- \.env is not read; set its values in site\.config\.ts[^\n]*$/);
});

it.each(Object.entries(hostEnvironments))("ignores the variables of %s", (_host, variables) => {
  expect(loadSite(siteConfig, variables)).toEqual(loadSite(siteConfig));
});
