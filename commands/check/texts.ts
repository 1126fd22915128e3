import { join } from "node:path";
import { z } from "zod";
import { faultsInLanguages, readLanguages } from "../../generator/inputs/load-strings.ts";
import { ownerValues } from "../../generator/inputs/owner-values.ts";
import { defaultLocale, type Locale, localeCodes } from "../../src/config/locales.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { textsIn } from "../../src/content/language-schema.ts";
import { stringsSchema } from "../../src/content/strings-schema.ts";
import { textsByKey } from "../lib/keyed-texts.ts";
import { type Finding, warning, wrong } from "./report.ts";
import { lengthWarning, untranslatedKeys } from "./text-warnings.ts";

/** Messages about a text start with its language; a report names the file. */
const withFile = (fault: string) => fault.replace(/^(\w+): /, "src/content/strings/$1.json: ");

const ofProduct = /^(products\.items|products\.beforeInstall\.answers|demos)\.(?!shared\.)(\w+)/;

export function textFindings(root: string, site: Site, strict: boolean) {
  const { values: languages, faults: readFaults } = readLanguages(join(root, "src/content/strings"));
  const productKeys = site.products.map(({ key }) => key);
  const textsOf = (locale: Locale) => textsByKey(languages[locale]);
  const english = textsOf(defaultLocale);
  const texts = Array.from(textsIn(stringsSchema(productKeys, languages[defaultLocale])));
  const limits = new Map(texts.map(({ path, limit }) => [z.core.toDotPath(path), limit]));
  const values = ownerValues(site);

  const findingsOf = (locale: Locale): Finding[] => {
    const file = `src/content/strings/${locale}.json`;
    const others = localeCodes.filter((code) => code !== locale && code !== defaultLocale).map(textsOf);
    const untranslated = locale === defaultLocale ? undefined : untranslatedKeys(textsOf(locale), english, others);
    return [...textsOf(locale)].flatMap(([key, text]) => {
      const place = `${file}: "${key}"`;
      const [, group, product] = ofProduct.exec(key) ?? [];
      if (product && !productKeys.includes(product)) {
        // The texts of a demo belong to its scene.
        if (group === "demos") return [];
        return warning(`${place} belongs to the product "${product}", which is not in site.config.ts`);
      }
      const length = lengthWarning(text, limits.get(key), values);
      const copy = `${place} is the same as in English; translate it`;
      return [
        ...(length ? [warning(`${place} ${length}`)] : []),
        ...(untranslated?.has(key) ? [(strict ? wrong : warning)(copy)] : []),
      ];
    });
  };
  const faults = [...readFaults, ...faultsInLanguages(languages, productKeys)];
  return {
    languages,
    hasFaults: faults.length > 0,
    findings: [...faults.map((fault) => wrong(withFile(fault))), ...localeCodes.flatMap(findingsOf)],
  };
}
