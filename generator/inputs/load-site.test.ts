import { describe, expect, it } from "vitest";
import siteConfig from "../../site.config.ts";
import type { SiteInput } from "../../src/config/site-schema.ts";
import { environmentNames, loadSite, placeholdersIn, SiteConfigError } from "./load-site.ts";

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

describe("the project's own configuration", () => {
  const site = loadSite(siteConfig, {});

  it("has the ten products in the specification's order, with their repositories", () => {
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

  it("gives neighbours different colours and each colour to two products", () => {
    const colours = site.products.map(({ colour }) => colour);
    for (const [index, colour] of colours.entries()) expect(colour).not.toBe(colours[index + 1]);
    for (const colour of new Set(colours)) expect(colours.filter((other) => other === colour)).toHaveLength(2);
  });

  it("is told which values are still placeholders, and which are not", () => {
    expect(placeholdersIn(site).map((line) => line.split(":")[0])).toEqual([
      "name",
      "legalName",
      "origin",
      "shop",
      "organisation",
      "contactEmail",
    ]);
    const own = {
      ...site,
      name: "Lumen",
      legalName: "Lumen SL",
      origin: "https://lumen.org",
      shop: "https://shop.lumen.org",
      organisation: "https://code.org/lumen",
      contactEmail: "hola@lumen.org",
    };
    expect(placeholdersIn(own)).toEqual([]);
  });
});

describe("a wrong value stops the build and names the field, what it got and what it wants", () => {
  it.each([
    [["contactEmail"], "info at aulia", 'contactEmail: got "info at aulia", wants an e-mail address'],
    [["products", 3, "repository"], undefined, "products[3].repository: got nothing, wants"],
    [["products", 0, "colour"], "green", 'products[0].colour: got "green", wants one of purple, salmon'],
    [["products", 1, "needs"], ["magic"], 'products[1].needs[0]: got "magic", wants one of provider'],
    [["products", 2, "demo"], "demo.gif", 'products[2].demo: got "demo.gif", wants a file under public/media'],
    [["products", 1, "key"], "ranking", "wants a key of its own for every product"],
    [["products", 7, "platform"], { from: "five" }, 'products[7].platform.from: got "five"'],
    [["partners", 0, "logo"], "https://elsewhere.example/x.svg", "partners[0].logo: got"],
    [["partners"], [], "partners: got [], wants at least three partners"],
    [["origin"], "https://www.aulia.example/", "without a slash at the end"],
    [["origin"], "http://www.aulia.example", "origin: got"],
    [["shop"], "javascript:alert(1)", "shop: got"],
    [["whatsappNumber"], "+1 555 0100", 'whatsappNumber: got "+1 555 0100", wants an international phone number'],
    [["name"], "  ", "name: got"],
    [["switches", "film"], "yes", 'switches.film: got "yes", wants true or false'],
    [["colour"], "red", '"colour" is no field of the configuration'],
    [["products", 0, "colr"], "red", '"colr" in products[0] is no field'],
  ])("%j: %j", (path, value, message) => {
    expect(() => loadSite(withValue(path as string[], value), {})).toThrow(SiteConfigError);
    expect(() => loadSite(withValue(path as string[], value), {})).toThrow(message);
  });

  it("lists every fault at once", () => {
    const wrong = { ...withValue(["contactEmail"], "none"), shop: "none" };
    expect(() => loadSite(wrong, {})).toThrow(/shop: got "none"[\s\S]*contactEmail: got "none"/);
  });
});

describe("the environment", () => {
  it("can set every single value of the configuration", () => {
    const names = [...environmentNames(siteConfig).keys()];
    expect(names).toEqual(
      expect.arrayContaining([
        "SITE_NAME",
        "SITE_LEGAL_NAME",
        "SITE_ORIGIN",
        "SITE_SHOP",
        "SITE_CREDITS_PATH",
        "SITE_ORGANISATION",
        "SITE_CONTACT_EMAIL",
        "SITE_WHATSAPP_NUMBER",
        "SITE_SWITCHES_FILM",
        "SITE_PARTNERS_1_NAME",
        "SITE_PARTNERS_5_LOGO",
        "SITE_PRODUCTS_RANKING_REPOSITORY",
        "SITE_PRODUCTS_AI_TUTOR_PLATFORM_TO",
        "SITE_PRODUCTS_DYNAMIC_RULES_NEEDS",
      ]),
    );
  });

  it("wins over the file, in texts, switches, lists and values that the file leaves out", () => {
    const site = loadSite(siteConfig, {
      SITE_NAME: "Lumen",
      SITE_WHATSAPP_NUMBER: "15550100123",
      SITE_SWITCHES_FILM: "false",
      SITE_PRODUCTS_RANKING_NEEDS: "provider, cron",
      SITE_PRODUCTS_RANKING_PLATFORM_TO: "5.2",
      SITE_PARTNERS_2_NAME: "Someone",
      OTHER_NAME: "not ours",
    });
    expect(site.name).toBe("Lumen");
    expect(site.whatsappNumber).toBe("15550100123");
    expect(site.switches.film).toBe(false);
    expect(site.products[3]?.needs).toEqual(["provider", "cron"]);
    expect(site.products[3]?.platform).toEqual({ from: "4.5", to: "5.2" });
    expect(site.partners[1]?.name).toBe("Someone");
  });

  it("is checked like the file", () => {
    expect(() => loadSite(siteConfig, { SITE_CONTACT_EMAIL: "none" })).toThrow('contactEmail: got "none"');
    expect(() => loadSite(siteConfig, { SITE_SWITCHES_FILM: "maybe" })).toThrow('switches.film: got "maybe"');
  });

  it("names a variable that sets nothing, so that a slip of the pen is found", () => {
    expect(() => loadSite(siteConfig, { SITE_NAEM: "Lumen" })).toThrow("SITE_NAEM");
  });
});
