import { describe, expect, it } from "vitest";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { loadSite } from "./load-site.ts";
import { placeholdersIn, refusePlaceholders, reservedPartOf } from "./placeholders.ts";

const shipped = loadSite(siteConfig, {});

const own = {
  ...shipped,
  name: "Lumen",
  legalName: "Good Example School SL",
  origin: "https://www.example-school.org",
  shop: "https://shop.lumen.org/example",
  organisation: "https://code.host/example",
  contactEmail: "example@lumen.org",
  whatsappNumber: "12125551234",
  partners: [
    { name: "Escuela Uno", logo: "/logos/one.svg" },
    { name: "Mindfreedom", logo: "/logos/two.svg" },
    { name: "Three", logo: "/logos/educere.svg" },
  ],
};

it("names every value that the project came with", () => {
  expect(placeholdersIn({ ...shipped, whatsappNumber: "15550100123" })).toEqual([
    "name: Aulia",
    "legalName: Aulia Example Ltd",
    "origin: https://www.aulia.example",
    "shop: https://shop.aulia.example",
    "organisation: https://code.aulia.example",
    "contactEmail: info@aulia.example",
    "whatsappNumber: 15550100123",
    "partners[0].name: Educere",
    "partners[1].name: BuenData",
    "partners[2].name: Emprove",
    "partners[3].name: Industria e",
    "partners[4].name: Mindfree",
  ]);
});

it("names nothing of an owner whose values only look like examples", () => {
  expect(placeholdersIn(own)).toEqual([]);
});

describe("what counts", () => {
  it.each([
    [{ name: "Aulia Plus" }, ["name: Aulia Plus"]],
    [{ name: "Auliana" }, []],
    [{ origin: "https://example.org" }, ["origin: https://example.org"]],
    [{ shop: "https://shop.example.com/store" }, ["shop: https://shop.example.com/store"]],
    [{ contactEmail: "hello@example.net" }, ["contactEmail: hello@example.net"]],
    [{ contactEmail: "info@notexample.org" }, []],
    [{ securityContact: "security@example.org" }, ["securityContact: security@example.org"]],
    [{ securityContact: "https://example.org/report" }, ["securityContact: https://example.org/report"]],
    [{ securityContact: "https://lumen.org/report" }, []],
    [{ partners: [{ name: "Educere", logo: "/logos/own.svg" }] }, ["partners[0].name: Educere"]],
  ])("%j", (change, expected) => {
    expect(placeholdersIn({ ...own, ...change })).toEqual(expected);
  });
});

it.each([
  ["origin: https://www.aulia.example", ".example"],
  ["shop: https://shop.example.com/store", "example.com"],
  ["contactEmail: info@example.org", "example.org"],
  ["legalName: Aulia Example Ltd", undefined],
  ["origin: https://www.example-school.org", undefined],
])("of %s is reserved for examples: %s", (placeholder, part) => expect(reservedPartOf(placeholder)).toBe(part));

it("refuses them by name where they must not be, and nothing else", () => {
  expect(() => refusePlaceholders({ ...own, shop: "https://shop.example.com" })).toThrow(
    /^Not built: .*npm run setup.*\n {2}- shop: https:\/\/shop\.example\.com \(example\.com is reserved for examples: nobody can answer there\)$/,
  );
  expect(() => refusePlaceholders(own)).not.toThrow();
});
