import { expect, it } from "vitest";
import { english, places, productKeys } from "../testing/sample.ts";
import { sectionsOf } from "./entries.ts";

const sections = sectionsOf(productKeys, english);
const entries = sections.flatMap((section) => section.entries);

it("every text of the schema can be edited once, in the order of the files", () => {
  expect(entries.flatMap(({ items }) => items.map(({ key }) => key))).toEqual(places.map(({ key }) => key));
});

it("a list of texts is one entry with items, and a list of groups is none", () => {
  expect(entries.find(({ key }) => key === "pricing.free.features")).toEqual({
    key: "pricing.free.features",
    purpose: "The 4 things that the plan gives. One of them: up to about 50 characters",
    isList: true,
    items: [0, 1, 2, 3].map((at) => ({ key: `pricing.free.features[${at}]`, limit: 50, placeholders: [] })),
  });
  expect(entries.map(({ key }) => key)).toContain("termsOfService.sections[0].title");
});

it("an entry says what it is for, how long it may be and what it keeps", () => {
  expect(entries.find(({ key }) => key === "meta.landing.title")).toMatchObject({
    purpose: "Title in the browser's tab and in search results: up to about 60 characters",
    items: [{ limit: 60, placeholders: ["name"] }],
  });
  expect(sections[0]).toMatchObject({ key: "meta", purpose: "What stands about each page outside of it" });
});
