import { expect, it } from "vitest";
import siteConfig from "../../tests/fixtures/site.config.ts";
import type { Product, Site } from "../config/site-schema.ts";
import { creditsUrl, helpUrl, mailtoUrl, repositoryUrl } from "./links.ts";

const site = { ...siteConfig, contactEmail: "a@b.example" } as Site;

it("links to the shop's credits page and to each product's repository", () => {
  expect(creditsUrl({ ...site, shop: "https://a.example", creditsPath: "/b?c=d" })).toBe("https://a.example/b?c=d");
  const product = { repository: "moodle-x" } as Product;
  expect(repositoryUrl({ ...site, organisation: "https://a.example/us" }, product)).toBe(
    "https://a.example/us/moodle-x",
  );
});

it("encodes every character in an e-mail's fields", () => {
  const { searchParams, pathname, href } = new URL(mailtoUrl("a@b.example", { subject: "Ä & B?", body: "1\n2 = 3" }));
  expect([pathname, ...searchParams.values()]).toEqual(["a@b.example", "Ä & B?", "1\n2 = 3"]);
  expect(href).not.toContain("+");
});

it.each([
  ["15550100123", "https://wa.me/15550100123?text=Hello%20%26%20what%3F"],
  [undefined, "mailto:a@b.example?body=Hello%20%26%20what%3F"],
])("opens a chat for help if there is a number, else an e-mail: %s", (whatsappNumber, url) => {
  expect(helpUrl({ ...site, whatsappNumber }, "Hello & what?")).toBe(url);
});
