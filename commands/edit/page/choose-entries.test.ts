import { expect, it } from "vitest";
import { localeCodes } from "../../../src/config/locales.ts";
import type { Entry, Remark, Section } from "../protocol.ts";
import { allRemarks } from "./all-remarks.ts";
import { chosenSections, type Filter, type stateOf } from "./choose-entries.ts";
import type { Saved } from "./drafts.ts";

const entry = (key: string, ...items: string[]): Entry => ({
  key,
  purpose: `What ${key} is for`,
  isList: items.length > 1,
  items: items.map((item) => ({ key: item, placeholders: [] })),
});
const [one, two, three] = [
  entry("a.one", "a.one"),
  entry("a.two", "a.two"),
  entry("b.list", "b.list[0]", "b.list[1]"),
] as const;
const sections: Section[] = [
  { key: "a", purpose: "", entries: [one, two] },
  { key: "b", purpose: "", entries: [three] },
];
const texts = { "a.one": "Größe", "a.two": "Zwei\u00a0Worte", "b.list[0]": "x", "b.list[1]": "y" };
const saved = Object.fromEntries(localeCodes.map((code) => [code, texts])) as unknown as Saved;
const remark = (key: string, kind: Remark["kind"]): Remark => ({ locale: "de", key, kind, message: kind });

function keys(query: string, filter: Filter = "all", more: Partial<Parameters<typeof stateOf>[1]> = {}) {
  const found = chosenSections(sections, { query, filter }, { saved, drafts: {}, remarks: [], ...more });
  return found.flatMap((section) => section.entries.map(({ key }) => key));
}

it.each([
  ["", ["a.one", "a.two", "b.list"]],
  ["größe", ["a.one"]],
  ["GRÖ", ["a.one"]],
  ["roß", ["a.one"]],
  ["zwei worte", ["a.two"]],
  ["  b.li ", ["b.list"]],
  ["what a.two", ["a.two"]],
])("a search for “%s” finds keys, purposes and texts of any language", (query, found) => {
  expect(keys(query)).toEqual(found);
});

it("what is not saved is searched as it stands in the editor", () => {
  expect(keys("neu", "all", { drafts: { fr: { "b.list[1]": "Neu" } } })).toEqual(["b.list"]);
});

it.each<[Filter, string[]]>([
  ["changed", ["a.two"]],
  ["missing", ["b.list"]],
  ["copy", ["a.one"]],
  ["long", ["a.two"]],
  ["remarks", ["a.one", "a.two"]],
])("shows those that are %s", (filter, found) => {
  const lacking = { ...saved, ru: { ...texts, "b.list[1]": undefined as never } };
  const remarks = [remark("a.one", "copy"), remark("a.two", "length")];
  expect(keys("", filter, { saved: lacking, drafts: { de: { "a.two": "z" } }, remarks })).toEqual(found);
});

it("an answer about drafts takes the place of what was said of them and of every fault", () => {
  const onSaved = [remark("a.one", "fault"), remark("a.one", "rule"), remark("a.two", "rule")];
  expect(allRemarks(onSaved, undefined, { de: { "a.one": "x" } })).toBe(onSaved);
  const answer = [remark("a.one", "length")];
  expect(allRemarks(onSaved, answer, { de: { "a.one": "x" } })).toEqual([remark("a.two", "rule"), ...answer]);
  expect(allRemarks(onSaved, answer, { en: { "a.two": "x" } })).toEqual([remark("a.one", "rule"), ...answer]);
});
