import { expect, it } from "vitest";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { loadSite } from "./load-site.ts";
import { openQuestionsIn, placeholdersIn } from "./placeholders.ts";

const shipped = loadSite(siteConfig);

const ownValues = {
  ...shipped,
  name: "Lumen",
  legalName: "Good Example School SL",
  origin: "https://www.example-school.org",
  shop: "https://shop.lumen.org/example",
  organisation: "https://code.host/example",
  contactEmail: "example@lumen.org",
  whatsappNumber: "12125551234",
  partners: [{ name: "Mindfreedom", logo: "/logos/educere.svg" }],
};

it("names every placeholder value, and none of an owner's own values", () => {
  const fields = ["name", "legalName", "origin", "shop", "organisation", "contactEmail", "whatsappNumber"];
  const found = placeholdersIn({ ...shipped, whatsappNumber: "15550100123" });
  const partners = shipped.partners.map((_, index) => `partners[${index}].name`);
  expect(found.map((line) => line.split(":")[0])).toEqual([...fields, ...partners]);
  expect(found[2]).toBe("origin: https://www.aulia.example");
  expect(placeholdersIn(ownValues)).toEqual([]);
});

it.each([
  [{ name: "Aulia Plus" }, ["name: Aulia Plus"]],
  [{ name: "Auliana" }, []],
  [{ contactEmail: "hello@example.net" }, ["contactEmail: hello@example.net"]],
  [{ contactEmail: "info@notexample.org" }, []],
])("in %j, finds %j", (change, expected) => expect(placeholdersIn({ ...ownValues, ...change })).toEqual(expected));

it("asks the owner what is not set, and nothing that is", () => {
  const questions = openQuestionsIn({ ...shipped, aiServices: { retentionDays: 0 } });
  expect(questions).toContain("aiServices.operator: The company that runs the AI services and receives the data");
  expect(questions.join("\n")).not.toContain("retentionDays");
  expect(questions.at(-1)).toMatch(/^products\[\]\.credits: dynamicRules, /);
  const priced = shipped.products.map((product) => ({ ...product, credits: 3 }));
  expect(openQuestionsIn({ ...shipped, products: priced }).join()).not.toContain("credits:");
});
