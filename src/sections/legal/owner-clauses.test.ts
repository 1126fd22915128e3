import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { Site } from "../../config/site-schema.ts";
import type { Strings } from "../../content/strings.ts";
import { ownerClauses } from "./owner-clauses.ts";

const english: Strings = JSON.parse(readFileSync("src/content/strings/en.json", "utf8"));
const { services, authority } = english.privacyPolicy.optional;

it.each([
  [[], undefined, [], []],
  [["Counter"], undefined, [services.replace("{services}", "Counter")], []],
  [["Counter", "Map"], undefined, [services.replace("{services}", "Counter and Map")], []],
  [[], "Example Authority", [], [authority.replace("{authority}", "Example Authority")]],
])("the privacy policy names only the services %j and the authority %s", (names, authorityName, cookies, rights) => {
  const consent = { services: names.map((name) => ({ name })) };
  const site = { legal: { authority: authorityName }, links: {}, switches: { helpButton: false }, consent };
  expect(ownerClauses(site as unknown as Site, english, "en").privacy).toMatchObject({ cookies, rights });
});
