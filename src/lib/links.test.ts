import { expect, it } from "vitest";
import siteConfig from "../../site.config.ts";
import type { Site } from "../config/site-schema.ts";
import { creditsUrl, helpUrl, mailtoUrl, repositoryUrl } from "./links.ts";

const site = {
  ...siteConfig,
  shop: "https://shop.test.example",
  creditsPath: "/index.php?m=tokens_manager&action=comprartokens",
  organisation: "https://code.test.example/us",
  products: siteConfig.products.map((product) => ({ ...product, repository: "moodle-x" })),
} as Site;

it("links to the shop's credits page and to each product's repository", () => {
  expect(creditsUrl(site)).toBe("https://shop.test.example/index.php?m=tokens_manager&action=comprartokens");
  for (const item of site.products) expect(repositoryUrl(site, item)).toBe("https://code.test.example/us/moodle-x");
});

it("encodes every character in an e-mail's fields", () => {
  const { searchParams, pathname, href } = new URL(mailtoUrl("a@b.example", { subject: "Ä & B?", body: "1\n2 = 3" }));
  expect([pathname, ...searchParams.values()]).toEqual(["a@b.example", "Ä & B?", "1\n2 = 3"]);
  expect(href).not.toContain("+");
});

it("opens a chat for help if there is a number, else an e-mail", () => {
  const { origin, pathname, searchParams } = new URL(
    helpUrl({ ...site, whatsappNumber: "15550100123" }, "¿Hola & qué?"),
  );
  expect([origin + pathname, searchParams.get("text")]).toEqual(["https://wa.me/15550100123", "¿Hola & qué?"]);
  expect(helpUrl({ ...site, whatsappNumber: undefined }, "Hello")).toBe(`mailto:${site.contactEmail}?body=Hello`);
});
