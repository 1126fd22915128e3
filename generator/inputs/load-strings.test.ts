import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import ownerConfig from "../../site.config.ts";
import { localeCodes } from "../../src/config/locales.ts";
import { languageSchema } from "../../src/content/language-schema.ts";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { exampleStrings } from "../../tests/fixtures/strings.ts";
import { faultsInStrings, loadStrings, StringsError } from "./load-strings.ts";

const productKeys = siteConfig.products.map(({ key }) => key);
const english = exampleStrings(productKeys);
const schema = languageSchema(productKeys, english);

type Tree = Record<string, unknown>;

/** A copy of the English strings with one of them changed by path. */
function changed(path: string, change: (holder: Tree, key: string) => void): unknown {
  const copy = structuredClone(english);
  const steps = path.split(".");
  const last = steps.pop() as string;
  change(
    steps.reduce<Tree>((holder, step) => holder[step] as Tree, copy),
    last,
  );
  return copy;
}

const set = (value: unknown) => (holder: Tree, key: string) => {
  holder[key] = value;
};
const remove = (holder: Tree, key: string) => {
  delete holder[key];
};

describe("a fault is named with its language, its key and the remedy, and is the only one named", () => {
  it.each([
    ["nav.home", remove, '"nav.home" is missing; add it'],
    ["hero", remove, '"hero" is missing; add it'],
    ["termsOfService.sections", remove, '"termsOfService.sections" is missing; add it'],
    ["nav.extra", set("x"), '"nav.extra" is no key of the site; remove or rename it'],
    ["extra", set({}), '"extra" is no key of the site; remove or rename it'],
    ["cookies.accept", set("  "), '"cookies.accept" is empty; write the text (Button: up to about 12 characters)'],
    ["footer.copyright", set(""), /^de: "footer.copyright" is empty; write the text \(Copyright line\)$/],
    ["nav.home", set(7), '"nav.home" must be a text, got 7'],
    ["nav.home", set(null), '"nav.home" must be a text, got null'],
    ["nav", set("x"), '"nav" must be an object with home, products, pricing, partners, clientArea'],
    ["footer.copyright", set("© {legalName}"), '"footer.copyright" has lost the placeholder {year}; put it back'],
    ["products.position", set("{position} {total} {totl}"), "has the unknown placeholder {totl}; remove it"],
    ["products.position", set("{position} of {total} {name}"), "has the unknown placeholder {name}; remove it"],
    ["nav.home", set("Home {"), '"nav.home" has a stray brace; remove it'],
    ["pricing.free.features", set(["one"]), '"pricing.free.features" has 1 entries, wants 4'],
    ["termsOfService.sections.use", remove, '"termsOfService.sections.use" is missing; add it'],
    ["termsOfService.sections.use.body", set(["a"]), '"termsOfService.sections.use.body" has 1 entries, wants 2'],
    ["termsOfService.sections.use.body.1", set(7), '"termsOfService.sections.use.body[1]" must be a text, got 7'],
    ["products.items.ranking", remove, '"products.items.ranking" is missing; add it'],
    ["products.items.unknown", set({}), '"products.items.unknown" is no key of the site; remove or rename it'],
    ["demos.ranking.reasons", set(["one"]), '"demos.ranking.reasons" has 1 entries, wants 3'],
    ["demos.ranking.activities", set("x"), '"demos.ranking.activities" has 0 entries, wants 2'],
    ["demos.ranking.activities.1.share", set("88"), '"demos.ranking.activities[1].share" must be a number, got "88"'],
    ["demos.ranking.lab", remove, '"demos.ranking.lab" is missing; add it'],
    ["demos.ranking.lab", set(""), '"demos.ranking.lab" is empty; write the text (What the demos show'],
    ["demos.ranking.writing", set("Writing"), '"demos.ranking.writing" has lost the placeholder {number}; put it back'],
    ["demos.ranking.lab", set("Lab {name}"), '"demos.ranking.lab" has the unknown placeholder {name}; remove it'],
  ])("%s", (path, change, message) => {
    const faults = faultsInStrings("de", changed(path, change), schema);
    expect(faults).toEqual([
      typeof message === "string" ? expect.stringContaining(`${message}`) : expect.stringMatching(message),
    ]);
    expect(faults[0]).toMatch(/^de: "/);
  });
});

it("says so when a whole file is no object", () => {
  expect(faultsInStrings("de", [], schema)).toEqual([
    expect.stringContaining('de: "the file" must be an object with meta, nav, hero'),
  ]);
});

it("names a wrong placeholder beside a key that is missing, so that one run is enough", () => {
  const wrong = changed("nav.home", remove) as { footer: Tree };
  wrong.footer.copyright = "©";
  expect(faultsInStrings("de", wrong, schema)).toEqual([
    'de: "nav.home" is missing; add it',
    'de: "footer.copyright" has lost the placeholder {year}; put it back',
    'de: "footer.copyright" has lost the placeholder {legalName}; put it back',
  ]);
});

describe("what English has beyond the required", () => {
  const more = changed("hero.subtitle", set("Plugins by {name}"));

  it("may be the owner's values and nothing else", () => {
    expect(faultsInStrings("en", more, languageSchema(productKeys, more))).toEqual([]);
    const unknown = changed("hero.subtitle", set("Plugins by {nobody}"));
    expect(faultsInStrings("en", unknown, languageSchema(productKeys, unknown))).toEqual([
      'en: "hero.subtitle" has the unknown placeholder {nobody}; remove it',
    ]);
  });

  it("is wanted of every other language", () => {
    expect(faultsInStrings("fr", more, languageSchema(productKeys, more))).toEqual([]);
    expect(faultsInStrings("fr", english, languageSchema(productKeys, more))).toEqual([
      'fr: "hero.subtitle" has lost the placeholder {name}; put it back',
    ]);
  });
});

describe("the language files", () => {
  const folder = mkdtempSync(join(tmpdir(), "strings-"));
  const fileOf = (code: string) => join(folder, `${code}.json`);
  const last = localeCodes.at(-1) as string;

  beforeEach(() => {
    for (const code of localeCodes) writeFileSync(fileOf(code), JSON.stringify(english));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("are read for every language of the site", () => {
    expect(Object.keys(loadStrings(folder, productKeys))).toEqual([...localeCodes]);
  });

  it("are named when one is missing", () => {
    rmSync(fileOf(last));
    expect(() => loadStrings(folder, productKeys)).toThrow(StringsError);
    expect(() => loadStrings(folder, productKeys)).toThrow(`${last}: the file ${last}.json is missing; copy en.json`);
  });

  it("are named when one is no JSON", () => {
    writeFileSync(fileOf(last), '{ "nav": ');
    expect(() => loadStrings(folder, productKeys)).toThrow(`${last}: ${last}.json is no valid JSON (`);
  });

  it("are blamed for nothing when only the English one cannot be read", () => {
    rmSync(fileOf("en"));
    expect(() => loadStrings(folder, productKeys)).toThrow(
      /cannot be used:\n {2}- en: the file en.json is missing[^\n]*$/,
    );
  });

  it("want the texts of a product that the configuration adds, in every language", () => {
    for (const code of localeCodes) {
      expect(() => loadStrings(folder, [...productKeys, "newOne"])).toThrow(
        `${code}: "products.items.newOne" is missing; add it`,
      );
    }
  });
});

it("finds nothing amiss in the owner's language files", () => {
  const ownKeys = ownerConfig.products.map(({ key }) => key);
  expect(() => loadStrings("src/content/strings", ownKeys)).not.toThrow();
});
