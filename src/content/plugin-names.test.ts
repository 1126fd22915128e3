import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { localeCodes } from "../config/locales.ts";
import { needKeys, productNeeded } from "../config/plugin-requirements.ts";
import type { Strings } from "./strings.ts";

it.each(localeCodes)("uses the same name for a plugin in its block and as a need (%s)", (locale) => {
  const { products }: Strings = JSON.parse(readFileSync(`src/content/strings/${locale}.json`, "utf8"));
  for (const need of needKeys) {
    const name = products.items[productNeeded(need) ?? ""]?.name;
    if (name) expect(products.needs[need]).toBe(name);
  }
});
