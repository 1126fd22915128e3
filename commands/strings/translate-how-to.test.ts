import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { localeCodes } from "../../src/config/locales.ts";

const howTo = readFileSync("docs/how-to/translate.md", "utf8");
const named = (pattern: RegExp) => pattern.exec(howTo)?.[1] ?? "not in the how-to";

it("Crowdin and Weblate find the language files where the how-to says", () => {
  expect([named(/source: \/(.*)/), named(/base language file \| `(.*?)`/)].filter(existsSync)).toHaveLength(2);
  for (const code of localeCodes) {
    expect(existsSync(named(/translation: \/(.*)/).replace("%two_letters_code%", code)), code).toBe(true);
    expect(existsSync(named(/File mask \| `(.*?)`/).replace("*", code)), code).toBe(true);
  }
});

it("Weblate knows a placeholder by the flag that the how-to names", () => {
  expect("© {year} {legalName}".match(new RegExp(named(/`placeholders:r"(.*?)"`/), "g"))).toEqual([
    "{year}",
    "{legalName}",
  ]);
});
