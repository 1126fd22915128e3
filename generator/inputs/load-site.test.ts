import { describe, expect, it } from "vitest";
import ownerConfig from "../../site.config.ts";
import { reservedIds } from "../../src/config/reserved-ids.ts";
import type { SiteInput } from "../../src/config/site-schema.ts";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { loadSite, SiteConfigError } from "./load-site.ts";

/** The configuration with one value changed, however wrong. */
function withValue(path: readonly (string | number)[], value: unknown): SiteInput {
  const copy = structuredClone(siteConfig);
  let holder = copy as unknown as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) holder = holder[step] as Record<string | number, unknown>;
  const last = path.at(-1) as string;
  if (value === undefined) delete holder[last];
  else holder[last] = value;
  return copy;
}

describe("the specification's configuration", () => {
  const site = loadSite(siteConfig, {});

  it("has the ten products in order, with their repositories", () => {
    expect(site.products.map(({ key, repository }) => `${key} ${repository}`)).toEqual([
      "dynamicRules moodle-local_coursedynamicrules",
      "courseCreator moodle-local_coursegen",
      "activities moodle-local_coursegen",
      "ranking moodle-local_datacurso_ratings",
      "aiForum moodle-local_forum_ai",
      "aiTasks moodle-local_assign_ai",
      "provider moodle-aiprovider_datacurso",
      "aiTutor moodle-report_lifestory",
      "certificates moodle-local_socialcert",
      "recommendedCourses moodle-block_datacurso_recomendate",
    ]);
  });

  it("commits the domain to nothing beyond the site's own host", () => {
    expect(site.strictTransportSecurity).toEqual({ includeSubDomains: false, preload: false });
  });
});

describe("the owner's configuration", () => {
  it("can be used, and keeps what stands in the file", () => {
    expect(loadSite(ownerConfig, {})).toMatchObject(ownerConfig);
  });

  it("gives neighbouring products different colours", () => {
    const colours = ownerConfig.products.map(({ colour }) => colour);
    for (const [index, colour] of colours.entries()) expect(colour).not.toBe(colours[index + 1]);
  });
});

describe("a wrong value stops the build and names the field, what it got and what it wants", () => {
  it.each([
    [["contactEmail"], "info at aulia", 'contactEmail: got "info at aulia", wants an e-mail address'],
    [["products", 3, "repository"], undefined, "products[3].repository: got nothing, wants the name of a repository"],
    [["products", 0, "colour"], "green", 'products[0].colour: got "green", wants one of purple, salmon'],
    [["products", 1, "needs"], ["magic"], 'products[1].needs[0]: got "magic", wants one of provider'],
    [["products", 2, "demo"], "demo.gif", 'products[2].demo: got "demo.gif", wants a file under public/media'],
    [["products", 1, "key"], "ranking", 'products[3].key: got "ranking", wants a key of its own for every product'],
    [["products", 1, "key"], "Ranking", 'products[1].key: got "Ranking", wants a key such as'],
    [["products", 1, "key"], "aitutor", 'products[7].key: got "aiTutor", wants a key of its own'],
    [["products", 7, "platform"], { from: "five" }, 'products[7].platform.from: got "five", wants a platform version'],
    [["products", 7], "aiTutor", 'products[7]: got "aiTutor", wants an object with key, icon'],
    [["products"], undefined, "products: got nothing, wants at least one product"],
    [["partners", 0, "logo"], "https://elsewhere.example/x.svg", "partners[0].logo: got"],
    [["partners"], [], "partners: got [], wants at least three partners"],
    [["partners", 2, "name"], "Educere", 'partners[2].name: got "Educere", wants a name of its own'],
    [["shop"], "javascript:alert(1)", "shop: got"],
    [["creditsPath"], undefined, "creditsPath: got nothing, wants the path of the shop's credits page"],
    [["whatsappNumber"], "+1 555 0100", 'whatsappNumber: got "+1 555 0100", wants an international phone number'],
    [["securityContact"], "http://a.org", 'securityContact: got "http://a.org", wants an e-mail address or an HTTPS'],
    [
      ["securityContact"],
      "mailto:a@b.org",
      'securityContact: got "mailto:a@b.org", wants an e-mail address or an HTTPS',
    ],
    [["name"], "  ", "name: got"],
    [["switches", "film"], "yes", 'switches.film: got "yes", wants true or false'],
    [["switches"], undefined, "switches: got nothing, wants an object with film, helpButton, cookieBanner"],
    [["strictTransportSecurity"], { preload: true }, "strictTransportSecurity.preload: got true, wants false, unless"],
    [["consent"], { services: {} }, "consent.services: got {}, wants a list of services"],
    [
      ["consent"],
      { services: [{ script: "/a.js" }] },
      "consent.services[0].name: got nothing, wants the service's name",
    ],
    [["colour"], "red", '"colour" is no field of the configuration'],
    [["products", 0, "colr"], "red", '"colr" in products[0] is no field'],
  ])("%j: %j", (path, value, message) => {
    const load = () => loadSite(withValue(path as string[], value), {});
    expect(load).toThrow(SiteConfigError);
    expect(load).toThrow(message);
  });

  it("lists every fault at once", () => {
    const wrong = { ...withValue(["contactEmail"], "none"), shop: "none" };
    expect(() => loadSite(wrong, {})).toThrow(/shop: got "none"[\s\S]*contactEmail: got "none"/);
  });

  it("says so when there is no configuration at all", () => {
    expect(() => loadSite(undefined, {})).toThrow("the configuration: got nothing, wants an object with name");
  });
});

describe("a product's key", () => {
  it.each(reservedIds.filter((id) => /^[a-z][A-Za-z0-9]*$/.test(id)))("is not %s", (id) => {
    expect(() => loadSite(withValue(["products", 4, "key"], id), {})).toThrow(
      `products[4].key: got "${id}", wants another key`,
    );
  });

  it("may be any other", () => {
    expect(loadSite(withValue(["products", 4, "key"], "menus"), {}).products[4]?.key).toBe("menus");
  });
});

describe("what needs consent", () => {
  const plain = { name: "Counter", script: "/statistics/script.js" };
  const withServices = (...services: unknown[]) => withValue(["consent"], { services });

  it("is nothing unless the owner names it", () => {
    expect(loadSite(siteConfig, {}).consent).toEqual({ services: [] });
  });

  it.each(["/statistics/script.js", "/counter.mjs", "https://statistics.example.org/js/script.js?site=1"])(
    "may have its script at %s",
    (script) => {
      const [service] = loadSite(withServices({ ...plain, script }), {}).consent.services;
      expect(service).toEqual({ name: "Counter", script, attributes: {}, connects: [], storage: [] });
    },
  );

  it.each([
    ["script", "http://statistics.example.org/script.js", "a script under public"],
    ["script", "//statistics.example.org/script.js", "a script under public"],
    ["script", "/../secret.js", "a script under public"],
    ["script", "/statistics/script.css", "a script under public"],
    ["script", "https://me:secret@statistics.example.org/script.js", "a script under public"],
    ["connects", ["https://statistics.example.org/api"], "the origin of an address"],
    ["storage", [""], "the beginning of names"],
    ["storage", ["cookie"], "the beginning of names"],
    ["storage", ["theme"], "the beginning of names"],
    ["storage", ["a b"], "the beginning of names"],
    ["attributes", { src: "/other.js" }, "attributes by name"],
    ["attributes", { onload: "alert(1)" }, "attributes by name"],
    ["attributes", { defer: false }, "a text, or true"],
  ])("has no %s %j", (field, value, wanted) => {
    const load = () => loadSite(withServices({ ...plain, [field]: value }), {});
    expect(load).toThrow(SiteConfigError);
    expect(load).toThrow(new RegExp(`consent\\.services\\[0\\]\\.${field}[^ ]*: got .+, wants ${wanted}`));
  });

  it("has a name of its own for each", () => {
    expect(() => loadSite(withServices(plain, { ...plain, name: "counter" }), {})).toThrow("consent.services[1].name");
  });

  it("is asked for: without the banner it could never run", () => {
    const silent = { ...withServices(plain), switches: { ...siteConfig.switches, cookieBanner: false } };
    expect(() => loadSite(silent, {})).toThrow(
      "switches.cookieBanner: got false, wants true, while consent.services has what visitors must be asked for",
    );
  });
});

describe("addresses", () => {
  it.each([
    "https://www.aulia.example/",
    "https://www.aulia.example/site",
    "https://www.aulia.example?a=1",
    "https://www.aulia.example#top",
    "https://user:word@www.aulia.example",
    "https://WWW.aulia.example",
    "http://www.aulia.example",
    "https://localhost",
    "www.aulia.example",
  ])("the origin is not %s", (address) => {
    expect(() => loadSite(withValue(["origin"], address), {})).toThrow(
      `origin: got "${address}", wants the site's own`,
    );
  });

  it("tells whoever wants the site below a path what to do instead", () => {
    expect(() => loadSite(withValue(["origin"], "https://lumen.github.io/site"), {})).toThrow(
      "without a path: the site has a host to itself; on GitHub Pages, name a domain of your own or use the repository <name>.github.io",
    );
  });

  it.each([
    "https://shop.aulia.example/",
    "https://shop.aulia.example/store?a=1",
    "https://shop.aulia.example#top",
    "https://user@shop.aulia.example",
  ])("neither shop nor organisation is %s", (address) => {
    expect(() => loadSite(withValue(["shop"], address), {})).toThrow(
      `shop: got "${address}", wants the shop's address`,
    );
    expect(() => loadSite(withValue(["organisation"], address), {})).toThrow(`organisation: got "${address}", wants`);
  });

  it("may have a port, and those of shop and organisation a path", () => {
    const site = {
      ...siteConfig,
      origin: "https://www.aulia.example:8443",
      shop: "https://aulia.example/shop",
      organisation: "https://code.example/aulia",
    };
    expect(loadSite(site, {})).toMatchObject(site);
  });
});

describe("platform versions", () => {
  const withPlatform = (from: string, to: string) => loadSite(withValue(["products", 0, "platform"], { from, to }), {});

  it.each([
    ["5.2", "4.5"],
    ["4.10", "4.9"],
  ])("do not go from %s to %s", (from, to) => {
    expect(() => withPlatform(from, to)).toThrow(
      `products[0].platform.to: got "${to}", wants a version that is not before from, "${from}"`,
    );
  });

  it.each([
    ["4.9", "4.10"],
    ["4.5", "4.5"],
    ["4.5", "5.0"],
  ])("go from %s to %s", (from, to) => {
    expect(withPlatform(from, to).products[0]?.platform).toEqual({ from, to });
  });
});
