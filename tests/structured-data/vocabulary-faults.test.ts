import { expect, it } from "vitest";
import { lockedVocabulary } from "./vocabulary.ts";
import { structuredDataIn, vocabularyFaults } from "./vocabulary-faults.ts";

const vocabulary = lockedVocabulary();

const graph = (...things: object[]) => ({ "@context": "https://schema.org", "@graph": things });
const found = (...things: object[]) => vocabularyFaults(graph(...things), vocabulary);

const organisation = { "@type": "Organization", "@id": "https://a.example/#us", name: "Us", url: "https://a.example" };

it("takes what schema.org knows: inherited properties, references, kinds of a type, numbers and days", () => {
  const site = { "@type": "WebSite", name: "Site", inLanguage: "de", publisher: { "@id": organisation["@id"] } };
  const offers = [{ "@type": "Offer", price: 0, priceCurrency: "EUR", validFrom: "2026-11-22" }];
  expect(found(organisation, site, { "@type": "WebApplication", name: "App", offers })).toEqual([]);
});

it.each<[string, object, string]>([
  ["a type", { "@type": "Plugin", name: "x" }, '[0] Plugin: there is no type "Plugin"'],
  ["a property", { ...organisation, nickname: "x" }, "[0] Organization nickname: there is no such property"],
  [
    "another type's property",
    { ...organisation, downloadUrl: "https://a.example/x" },
    "downloadUrl: a Organization has none",
  ],
  [
    "a property that has been replaced",
    { "@type": "CreativeWork", awards: "x" },
    "[0] CreativeWork awards: has become award",
  ],
  ["a path for an address", { "@type": "SoftwareApplication", downloadUrl: "/x" }, 'downloadUrl: got "/x", wants URL'],
  ["an empty text", { ...organisation, name: "" }, '[0] Organization name: got "", wants Text'],
  ["a day that there is not", { "@type": "Offer", validFrom: "22.11.2026" }, 'validFrom: got "22.11.2026", wants'],
  ["a text for a number", { "@type": "ImageObject", width: 12 }, "width: got 12, wants Distance or QuantitativeValue"],
  ["a thing of another type", { "@type": "WebSite", publisher: { "@type": "Offer" } }, "publisher: got a Offer, wants"],
  ["a fault within", { "@type": "WebSite", publisher: { ...organisation, x: 1 } }, "publisher x: there is no such"],
  ["a reference to nothing", { "@type": "WebSite", publisher: { "@id": "#x" } }, 'publisher: refers to "#x", which'],
])("finds %s", (_what, thing, line) => expect(found(thing)).toEqual([expect.stringContaining(line)]));

it("finds another vocabulary, and all data of a document", () => {
  expect(vocabularyFaults({ ...graph(organisation), "@context": "http://schema.org" }, vocabulary)).toHaveLength(1);
  const json = JSON.stringify(graph(organisation));
  expect(structuredDataIn(`<script type="application/ld+json">${json}</script><p></p>`)).toEqual([graph(organisation)]);
});
