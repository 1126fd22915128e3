import { describe, expect, it } from "vitest";
import siteConfig from "../../site.config.ts";
import english from "../../src/content/strings/en.json";
import { faultsInStrings, loadStrings, StringsError } from "./load-strings.ts";

const productKeys = siteConfig.products.map(({ key }) => key);

type Tree = Record<string, unknown>;

/** A copy of the English strings with one of them changed by path. */
function changed(path: string, change: (holder: Tree, key: string) => void): unknown {
  const copy = structuredClone(english) as unknown as Tree;
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

it("finds nothing amiss in the seven language files", () => {
  expect(() => loadStrings("src/content/strings", productKeys)).not.toThrow();
});

describe("a fault is named with its language and key", () => {
  it.each([
    ["nav.home", remove, 'de: "nav.home" is missing'],
    ["hero", remove, 'de: "hero" is missing'],
    ["nav.extra", set("x"), 'de: "nav.extra" is no key of the site'],
    ["nav.home", set("  "), 'de: "nav.home" is empty'],
    ["nav.home", set(7), 'de: "nav.home" must be a text, got 7'],
    ["nav", set("x"), 'de: "nav" must be an object'],
    ["footer.copyright", set("© {legalName}"), "lost the placeholder {year}"],
    ["products.position", set("{position} of {totl}"), "unknown placeholder {totl}"],
    ["products.position", set("{position} of {total} {name}"), "unknown placeholder {name}"],
    ["products.position", set("{position of {total}"), "stray brace"],
    ["pricing.free.features", set(["one"]), '"pricing.free.features" has 1 entries, wants 4'],
    ["termsOfService.sections", set([]), '"termsOfService.sections" has 0 entries, wants 6'],
    ["products.items.ranking", remove, '"products.items.ranking" is missing'],
    ["products.items.unknown", set({}), '"products.items.unknown" is no key'],
    ["demos.ranking.reasons", set(["one"]), '"demos.ranking.reasons" has 1 entries, wants'],
    ["demos.aiTutor.courses", set("x"), '"demos.aiTutor.courses" has 0 entries, wants'],
    ["demos.ranking.lab", remove, '"demos.ranking.lab" is missing'],
    ["demos.activities.writing", set("x"), "has lost the placeholder {number}"],
  ])("%s", (path, change, message) => {
    expect(faultsInStrings("de", changed(path, change), english, productKeys).join("\n")).toContain(message);
  });
});

it("holds the texts of a language to the placeholders that English has beyond the required ones", () => {
  const without = changed("meta.landing.title", set("AI plugins"));
  expect(faultsInStrings("fr", without, english, productKeys)).toEqual([
    'fr: "meta.landing.title" has lost the placeholder {name}; put it back',
  ]);
});

it("names a language whose file is missing", () => {
  expect(() => loadStrings("src/config", productKeys)).toThrow(StringsError);
  expect(() => loadStrings("src/config", productKeys)).toThrow("ru: the file ru.json is missing");
});

it("wants the texts of a product that the configuration adds", () => {
  expect(() => loadStrings("src/content/strings", [...productKeys, "newOne"])).toThrow(
    'pt: "products.items.newOne" is missing',
  );
});

it("has the client-area labels that the specification names", () => {
  const strings = loadStrings("src/content/strings", productKeys);
  expect(Object.fromEntries(Object.entries(strings).map(([code, { nav }]) => [code, nav.clientArea]))).toEqual({
    es: "Área del Cliente",
    en: "Client Area",
    de: "Kundenbereich",
    fr: "Espace Client",
    pt: "Área do Cliente",
    id: "Area Klien",
    ru: "Личный кабинет",
  });
});
