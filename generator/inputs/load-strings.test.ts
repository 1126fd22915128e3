import { expect, it } from "vitest";
import { localeCodes } from "../../src/config/locales.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { english, productKeys } from "../testing/sample-texts.ts";
import { withValue } from "../testing/with-value.ts";
import { faultsInLanguages, loadStrings } from "./load-strings.ts";

const changed = (path: string, value: unknown) => withValue(english, path, value);

it.each([
  ["termsOfService.sections", undefined, '"termsOfService.sections" is missing; add it'],
  ["nav.extra", "x", '"nav.extra" is not a known key; remove or rename it'],
  ["cookies.accept", "  ", '"cookies.accept" is empty; write the text (Accept button: up to about 12 characters)'],
  ["nav.home", null, '"nav.home" must be a text, got null'],
  ["nav", "x", '"nav" must be an object with home, products, pricing, partners, clientArea'],
  ["footer.copyright", "© {legalName}", '"footer.copyright" has lost the placeholder {year}; put it back'],
  ["footer.copyright", "© {year} {legalName} {yaer}", "has the unknown placeholder {yaer}; remove it"],
  ["nav.home", "Home {", '"nav.home" has a stray brace; remove it'],
  ["nav.home", "Start &amp; Ziel", '"nav.home" has the HTML entity “&amp;”; write the character itself'],
  ["nav.home", "<b>Start</b>", '"nav.home" has the HTML tag “<b>”; remove it, as texts are shown as they are'],
  ["nav.home", "\uFFFDbersicht", '"nav.home" has “\uFFFD” in place of a letter; write it again'],
  ["pricing.free.features", ["one"], '"pricing.free.features" has 1 entries, expected 4'],
  ["termsOfService.sections.use.body.1", 7, '"termsOfService.sections.use.body[1]" must be a text, got 7'],
  ["demos.ranking.activities.1.share", "88", '"demos.ranking.activities[1].share" must be a number, got "88"'],
  ["demos.ranking.lab", undefined, '"demos.ranking.lab" is missing; add it'],
  ["demos.ranking.writing", "Writing", '"demos.ranking.writing" has lost the placeholder {number}; put it back'],
])("reports %s: %j with language, key and remedy", (path, value, message) => {
  const faults = faultsInLanguages({ en: english, de: changed(path, value) }, productKeys);
  expect(faults).toEqual([expect.stringContaining(message)]);
  expect(faults[0]).toMatch(/^de: "/);
});

const extra = changed("hero.subtitle", "Plugins by {name}");
const unknown = changed("hero.subtitle", "Plugins by {nobody}");

it.each([
  ["en", extra, extra, []],
  ["fr", extra, extra, []],
  ["fr", english, extra, ['fr: "hero.subtitle" has lost the placeholder {name}; put it back']],
  ["en", unknown, unknown, ['en: "hero.subtitle" has the unknown placeholder {nobody}; remove it']],
])("requires in %s English's extra placeholders, if they are known", (language, strings, of, faults) => {
  expect(faultsInLanguages({ en: of, [language]: strings }, productKeys)).toEqual(faults);
});

const fileOf = (code: string) => `src/content/strings/${code}.json`;
const files = Object.fromEntries(localeCodes.map((code) => [fileOf(code), JSON.stringify(english)]));
const load = (changes = {}, keys = productKeys) => loadStrings(temporaryFolder({ ...files, ...changes }), keys);

it("loads every language, also with texts of a product that is no longer there", () =>
  expect(Object.keys(load({}, productKeys.slice(1)))).toEqual([...localeCodes]));

it.each([
  ["not JSON", '{ "nav": ', "en.json cannot be read: it is not valid JSON \\("],
  ["Windows-1252", Buffer.from('{"a":"\u00dcbersicht"}', "latin1"), "en.json .* not UTF-8; save it in this encoding"],
  ["UTF-16", Buffer.from('\uFEFF{"a":"x"}', "utf16le"), "en.json cannot be read: it is not UTF-8"],
  ["missing", undefined, "the file en.json is missing"],
])("reports a file that is %s, without faults in the others", (_what, content, fault) => {
  expect(() => load({ [fileOf("en")]: content })).toThrow(new RegExp(`are invalid:\n {2}- en: ${fault}[^\n]*$`));
});

it("reads a file with a byte order mark, and joins letters with their accents", () => {
  const content = JSON.stringify(changed("nav.home", "U\u0308bersicht"));
  expect(load({ [fileOf("de")]: `\uFEFF${content}` }).de.nav.home).toBe("\u00dcbersicht");
});

it("needs the texts of every configured product, in every language", () => {
  const missing = localeCodes.map((code) => `${code}: "products.items.newOne" is missing; add it`);
  expect(() => load({}, [...productKeys, "newOne"])).toThrow(missing.join("\n  - "));
});
