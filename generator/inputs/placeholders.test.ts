import { expect, it } from "vitest";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { loadSite } from "./load-site.ts";
import { openQuestionsIn, placeholdersIn } from "./placeholders.ts";

const shipped = loadSite(siteConfig);

const ownValues = {
  ...shipped,
  name: "Auliana",
  legalName: "Good Example School SL",
  origin: "https://www.example-school.org",
  shop: "https://shop.lumen.org/example",
  organisation: "https://code.host/example",
  contactEmail: "example@notexample.org",
  whatsappNumber: "12125551234",
  partners: [{ name: "Mindfreedom", logo: "/logos/educere.svg" }],
};

it("names every placeholder value, and none of an owner's own values", () => {
  const fields = ["name", "legalName", "origin", "shop", "organisation", "contactEmail", "whatsappNumber", "partners"];
  const found = placeholdersIn({
    ...shipped,
    name: "Aulia Plus",
    contactEmail: "hello@example.net",
    whatsappNumber: "15550100123",
  });
  expect(found.map((line) => line.split(":")[0])).toEqual(fields);
  expect(found[2]).toBe("origin: https://www.aulia.example");
  expect(found[7]).toBe("partners: Educere, BuenData, Emprove, Industria e, Mindfree");
  expect(placeholdersIn(ownValues)).toEqual([]);
});

it("asks the owner what is not set, and nothing that is", () => {
  const questions = openQuestionsIn({ ...shipped, aiServices: { retentionDays: 0 } });
  expect(questions).toContain("aiServices.operator: The company that runs the AI services and receives the data");
  expect(questions.join("\n")).not.toContain("retentionDays");
  expect(questions.at(-1)).toMatch(/^products\[\]\.credits: dynamicRules, /);
  const priced = shipped.products.map((product) => ({ ...product, credits: 3 }));
  expect(openQuestionsIn({ ...shipped, products: priced }).join()).not.toContain("credits:");
});
