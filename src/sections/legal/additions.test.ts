import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Site } from "../../config/site-schema.ts";
import type { Strings } from "../../content/strings.ts";
import { privacyAdditions } from "./additions.ts";

const { privacyPolicy }: Strings = JSON.parse(readFileSync("src/content/strings/en.json", "utf8"));

const cookieSection = (...names: string[]) => {
  const services = names.map((name) => ({ name }));
  const site = { legal: {}, links: {}, switches: { helpButton: false }, consent: { services } } as unknown as Site;
  return privacyAdditions(site, privacyPolicy, "en").cookies;
};

it("the privacy policy names what runs after consent in its section on cookies, and nothing where there is none", () => {
  expect(cookieSection()).toEqual([]);
  expect(cookieSection("Counter", "Map")).toEqual([
    privacyPolicy.optional.services.replace("{services}", "Counter and Map"),
  ]);
});
