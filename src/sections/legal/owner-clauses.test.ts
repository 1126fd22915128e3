import { expect, it } from "vitest";
import type { Site } from "../../config/site-schema.ts";
import en from "../../content/strings/en.json" with { type: "json" };
import { ownerClauses } from "./owner-clauses.ts";

const { services, authority } = en.privacyPolicy.optional;

it.each([
  [[], undefined, [], []],
  [["Counter"], undefined, [services.replace("{services}", "Counter")], []],
  [["Counter", "Map"], undefined, [services.replace("{services}", "Counter and Map")], []],
  [[], "Example Authority", [], [authority.replace("{authority}", "Example Authority")]],
])("the privacy policy names only the services %j and the authority %s", (names, authorityName, cookies, rights) => {
  const consent = { services: names.map((name) => ({ name })) };
  const site = { legal: { authority: authorityName }, links: {}, switches: { helpButton: false }, consent };
  expect(ownerClauses(site as unknown as Site, en, "en").privacy).toMatchObject({ cookies, rights });
});
