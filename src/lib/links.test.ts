import { describe, expect, it } from "vitest";
import siteConfig from "../../site.config.ts";
import type { Site } from "../config/site-schema.ts";
import { creditsAddress, helpAddress, mailAddress, repositoryAddress } from "./links.ts";

const site = siteConfig as Site;

describe("links", () => {
  it("lead to the shop's credits page and to each product's repository", () => {
    const own = {
      ...site,
      shop: "https://shop.test.example",
      creditsPath: "/index.php?m=tokens_manager&action=comprartokens",
      organisation: "https://code.test.example/us",
    };
    expect(creditsAddress(own)).toBe("https://shop.test.example/index.php?m=tokens_manager&action=comprartokens");
    const [product] = own.products.map((any) => ({ ...any, repository: "moodle-x" }));
    expect(product && repositoryAddress(own, product)).toBe("https://code.test.example/us/moodle-x");
  });

  it("write an e-mail whose fields survive every character", () => {
    const address = mailAddress("a@b.example", { subject: "Ä & B?", body: "1\n2 = 3" });
    const { searchParams, pathname } = new URL(address);
    expect(pathname).toBe("a@b.example");
    expect(searchParams.get("subject")).toBe("Ä & B?");
    expect(searchParams.get("body")).toBe("1\n2 = 3");
    expect(address).not.toContain("+");
  });

  it("ask for help by chat where there is a number, else by e-mail", () => {
    const chat = new URL(helpAddress({ ...site, whatsappNumber: "15550100123" }, "¿Hola & qué?"));
    expect(chat.origin + chat.pathname).toBe("https://wa.me/15550100123");
    expect(chat.searchParams.get("text")).toBe("¿Hola & qué?");
    const { whatsappNumber: _none, ...withoutNumber } = site;
    expect(helpAddress(withoutNumber, "Hello")).toBe(`mailto:${site.contactEmail}?body=Hello`);
  });
});
