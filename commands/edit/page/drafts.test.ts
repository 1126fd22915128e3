import { expect, it } from "vitest";
import { localeCodes } from "../../../src/config/locales.ts";
import { isDraft, rebased, type Saved, summaryOf, textIn, withText } from "./drafts.ts";

const saved = Object.fromEntries(localeCodes.map((code) => [code, { a: "A", b: "B" }])) as unknown as Saved;

it("a changed text is a draft until it is again as it was saved", () => {
  const changed = withText(saved, {}, "de", "a", "Ä");
  expect([textIn(saved, changed, "de", "a"), textIn(saved, changed, "en", "a")]).toEqual(["Ä", "A"]);
  expect([isDraft(changed, "de", "a"), isDraft(changed, "de", "b")]).toEqual([true, false]);
  expect(summaryOf(changed)).toEqual({ count: 1, locales: ["de"] });
  expect(summaryOf(withText(saved, changed, "de", "a", "A"))).toEqual({ count: 0, locales: [] });
});

it("an emptied text is a draft, and an empty place that stays empty is none", () => {
  expect(summaryOf(withText(saved, {}, "de", "a", "")).count).toBe(1);
  expect(summaryOf(withText(saved, {}, "de", "missing", "")).count).toBe(0);
});

it("beside newer texts the drafts stay that still differ", () => {
  const drafts = withText(saved, withText(saved, {}, "de", "a", "Ä"), "de", "b", "BB");
  expect(rebased({ ...saved, de: { a: "Ä", b: "other" } }, drafts).de).toEqual({ b: "BB" });
});
