import { expect, it } from "vitest";
import { escapePattern } from "../../src/lib/escape-pattern.ts";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { withValue } from "../testing/with-value.ts";
import { loadSite, readSite } from "./load-site.ts";

const loadWith = (changes: Readonly<Record<string, unknown>>) =>
  loadSite(Object.entries(changes).reduce((config, [path, value]) => withValue(config, path, value), siteConfig));

it("defaults to transport security for the host only, and to no services", () => {
  const { strictTransportSecurity, consent } = loadSite(siteConfig);
  expect(strictTransportSecurity).toEqual({ includeSubDomains: false, preload: false });
  expect(consent).toEqual({ services: [] });
});

const counter = { name: "Counter", script: "/statistics/script.js" };
const withCounter = (more: object) => ({ consent: { services: [{ ...counter, ...more }] } });
const host = "https://www.aulia.example";
const invalidAddresses = [`${host}/`, `${host}/site?a=1`, `${host}#top`, "https://user:word@www.aulia.example"];

it.each([
  ["name", "", "  "],
  ["origin", "", ...invalidAddresses, `${host}/site`, "https://WWW.aulia.example", "http://www.aulia.example"],
  ["origin", "", "https://localhost", "www.aulia.example", "https://127.0.0.1"],
  ["shop", "", ...invalidAddresses, "javascript:alert(1)"],
  ["organisation", "", ...invalidAddresses],
  ["creditsPath", "the path of the shop's credits page", undefined],
  ["contactEmail", "an e-mail address", "info at aulia", "a@b", "a..b@c.org", "a@-b.org"],
  ["whatsappNumber", "an international phone number", "+1 555 0100"],
  ["products", "at least one product", undefined],
  ["products.0.colour", "one of purple, salmon", "green"],
  ["products.1.key", "a key such as", "Ranking"],
  ["products.2.demo", "a file under public/media", "demo.gif"],
  ["products.3.repository", "the name of a repository", undefined],
  ["products.7", "an object with key, icon", "aiTutor"],
  ["products.3.platform.from", "a platform version", "five"],
  ["products.8.key", "a unique key", "ranking", "aitutor"],
  ["products.9.needs", "one of provider", ["magic"]],
  ["products.0.platform", 'a version not older than from, "5.2"', { from: "5.2", to: "4.5" }],
  ["products.4.key", "another key", "menu", "help", "constructor"],
  ["legal", "an ISO 3166 country code", { governingLaw: "Spain" }, { governingLaw: "es" }],
  ["aiServices", "an ISO 3166 country code", { countries: ["Spain"] }],
  ["partners", "at least three partners", []],
  ["partners.0.logo", "", "https://elsewhere.example/x.svg"],
  ["partners.2.name", "a unique name", "Educere"],
  ["switches.film", "true or false", "yes"],
  ["switches.cookieBanner", "true, as consent.services is not empty", false],
  ["strictTransportSecurity.preload", "false unless", true],
  ["consent.services", "a list of services", {}],
  ["consent.services.0.name", "its name", undefined],
  ["consent.services.1", "a unique name", { ...counter, name: "counter" }],
  ["consent.services.0.script", "a script under public", "http://statistics.example.org/a.js", "//a.example/a.js"],
  ["consent.services.0.script", "a script under public", "/../a.js", "/a.css", "https://me:secret@a.example/a.js"],
  ["consent.services.0.connects.0", "an origin such as", "https://statistics.example.org/api"],
  ["consent.services.0.storage.0", "a name prefix such as", "", "cookie", "theme", "a b"],
  ["consent.services.0.attributes.defer", "a text, or true", false],
  ["consent.services.0.attributes", "attributes by name", { src: "/other.js" }, { onload: "alert(1)" }],
])("rejects %s, expected %s: %j", (path, expected, ...values) => {
  const field = path.replaceAll(/\.(\d+)/g, "[$1]");
  for (const value of values) {
    const changes = { strictTransportSecurity: {}, ...withCounter({ connects: [], storage: [], attributes: {} }) };
    const load = () => loadWith({ ...changes, [path]: value });
    expect(load).toThrow("site.config.ts or the environment is invalid:\n  - ");
    expect(load, String(value)).toThrow(new RegExp(`${escapePattern(field)}\\S*: got .+, expected ${expected}`));
  }
});

it("reports unknown fields and all faults at once, even without any configuration", () => {
  expect(() => loadWith({ colour: "red", "products.0.colr": "red", shop: "none" })).toThrow(
    /shop: got "none".*"colr" in products\[0\] is not a field.*"colour" is not a field of the configuration/s,
  );
  expect(() => loadSite(undefined)).toThrow("the configuration: got nothing, expected an object with name");
});

it.each([
  ["contactEmail", "info@xn--e1afmkfd.xn--p1ai"],
  ["origin", "https://www.aulia.example:8443"],
  ["shop", "https://xn--e1afmkfd.xn--p1ai/shop"],
  ["products.0.platform", { from: "4.9", to: "4.10" }],
  ["products.0.platform", { from: "4.5", to: "4.5" }],
  ["products.4.key", "menus"],
  ["consent.services.0.script", "https://statistics.example.org/js/script.js?site=1"],
])("accepts %s: %j", (path, value) => {
  const site = loadWith(withCounter({}));
  expect(loadWith({ ...withCounter({}), [path]: value })).toEqual(withValue(site, path, value));
});

it("takes the origin of one deployment from the environment, and nothing else", () => {
  const origin = "https://preview.example.org";
  expect(loadSite(siteConfig, { PLUGINSITE_ORIGIN: origin })).toEqual(loadWith({ origin }));
  const ofHosts = { SITE_NAME: "petsof", URL: "https://www.petsof.com", VERCEL_URL: "x.app", WEBSITE_SITE_NAME: "x" };
  expect(loadSite(siteConfig, { PLUGINSITE_ORIGIN: "", ...ofHosts })).toEqual(loadSite(siteConfig));
  expect(() => loadSite(siteConfig, { PLUGINSITE_ORIGIN: "x" })).toThrow('origin: got "x", expected');
  const fault = "PLUGINSITE_NAME in the environment sets no value; remove it, or correct it to PLUGINSITE_ORIGIN";
  expect(() => loadSite(siteConfig, { PLUGINSITE_NAME: "x" })).toThrow(fault);
});

it("refuses a file with values that nothing reads", () => {
  const root = temporaryFolder({ ".env": "\uFEFFPLUGINSITE_ORIGIN=https://a.org\n", ".env.local": "OTHER=1" });
  expect(() => readSite(root)).toThrow(/invalid:\n {2}- \.env is not read; set its values in site\.config\.ts[^\n]*$/);
});
