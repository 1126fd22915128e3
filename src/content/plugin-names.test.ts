import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { localeCodes } from "../config/locales.ts";
import { needKeys, productNeeded } from "../config/needs.ts";
import type { Strings } from "./strings.ts";

it.each(localeCodes)("a plugin that another needs is called there what its block calls it (%s)", (locale) => {
  const { products }: Strings = JSON.parse(readFileSync(`src/content/strings/${locale}.json`, "utf8"));
  for (const need of needKeys) {
    const name = products.items[productNeeded(need) ?? ""]?.name;
    if (name) expect(products.needs[need]).toBe(name);
  }
});
