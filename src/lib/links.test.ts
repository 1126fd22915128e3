import { expect, it } from "vitest";
import siteConfig from "../../site.config.ts";
import type { Site } from "../config/site-schema.ts";
import { creditsUrl, helpUrl, mailtoUrl, repositoryUrl } from "./links.ts";

const own = {
  ...siteConfig,
  shop: "https://shop.test.example",
  creditsPath: "/index.php?m=tokens_manager&action=comprartokens",
  organisation: "https://code.test.example/us",
  products: siteConfig.products.map((product) => ({ ...product, repository: "moodle-x" })),
} as Site;

it("lead to the shop's credits page and to each product's repository", () => {
  expect(creditsUrl(own)).toBe("https://shop.test.example/index.php?m=tokens_manager&action=comprartokens");
  for (const product of own.products) expect(repositoryUrl(own, product)).toBe("https://code.test.example/us/moodle-x");
});

it("write an e-mail whose fields survive every character", () => {
  const { searchParams, pathname, href } = new URL(mailtoUrl("a@b.example", { subject: "Ä & B?", body: "1\n2 = 3" }));
  expect([pathname, ...searchParams.values()]).toEqual(["a@b.example", "Ä & B?", "1\n2 = 3"]);
  expect(href).not.toContain("+");
});

it("ask for help by chat where there is a number, else by e-mail", () => {
  const { origin, pathname, searchParams } = new URL(
    helpUrl({ ...own, whatsappNumber: "15550100123" }, "¿Hola & qué?"),
  );
  expect([origin + pathname, searchParams.get("text")]).toEqual(["https://wa.me/15550100123", "¿Hola & qué?"]);
  expect(helpUrl({ ...own, whatsappNumber: undefined }, "Hello")).toBe(`mailto:${own.contactEmail}?body=Hello`);
});
