import { expect, it } from "vitest";
import type { Site } from "../config/site-schema.ts";
import { helpUrl, mailtoUrl } from "./links.ts";

it("encodes every character in an e-mail's fields", () => {
  const { searchParams, pathname, href } = new URL(mailtoUrl("a@b.example", { subject: "Ä & B?", body: "1\n2 = 3" }));
  expect([pathname, ...searchParams.values()]).toEqual(["a@b.example", "Ä & B?", "1\n2 = 3"]);
  expect(href).not.toContain("+");
});

it.each([
  ["15550100123", "https://wa.me/15550100123?text=Hello%20%26%20what%3F"],
  [undefined, "mailto:a@b.example?body=Hello%20%26%20what%3F"],
])("opens a chat for help if there is a number, else an e-mail: %s", (whatsappNumber, url) => {
  expect(helpUrl({ contactEmail: "a@b.example", whatsappNumber } as Site, "Hello & what?")).toBe(url);
});
