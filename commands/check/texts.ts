import { z } from "zod";
import { faultsInLanguages, readLanguages } from "../../generator/inputs/load-strings.ts";
import { ownerValues } from "../../generator/inputs/owner-values.ts";
import { defaultLocale, type Locale, localeCodes } from "../../src/config/locales.ts";
import { needKeys, productNeeded } from "../../src/config/plugin-requirements.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { textsIn } from "../../src/content/language-schema.ts";
import { stringsSchema } from "../../src/content/strings-schema.ts";
import { type Texts, textsByKey } from "../lib/keyed-texts.ts";
import { orElsewhere } from "./configuration.ts";
import type { Findings } from "./report.ts";
import { lengthWarning, untranslatedKeys } from "./text-warnings.ts";

/** Messages about a text start with its language; a report names the file. */
const withFile = (fault: string) => fault.replace(/^(\w+): /, "src/content/strings/$1.json: ");

const ofProduct = /^(products\.items|products\.beforeInstall\.answers|demos)\.(?!shared\.)(\w+)/;

/** The names, in one language, of products that the site does not have. */
function namesOfAbsent(texts: Texts, productKeys: readonly string[]) {
  const nameOf = (product: string) => texts.get(`products.items.${product}.name`);
  const needed = needKeys.map((need) => ({ product: productNeeded(need), name: texts.get(`products.needs.${need}`) }));
  const items = [...texts.keys()].flatMap((key) => /^products\.items\.(\w+)\.name$/.exec(key)?.[1] ?? []);
  return [...items.map((product) => ({ product, name: nameOf(product) })), ...needed].filter(
    ({ product, name }) =>
      product && name?.trim() && !productKeys.some((key) => key === product || nameOf(key) === name),
  );
}

/** The texts of all languages; undefined if one has an error. */
export function checkTexts(root: string, site: Site, strict: boolean, { errors, warnings }: Findings) {
  const { values: languages, faults: readFaults } = readLanguages(root);
  const productKeys = site.products.map(({ key }) => key);
  const faults = [...readFaults, ...faultsInLanguages(languages, productKeys)];
  errors.push(...faults.map(withFile));

  const textsOf = (locale: Locale) => textsByKey(languages[locale]);
  const texts = Array.from(textsIn(stringsSchema(productKeys, languages[defaultLocale])));
  const limits = new Map(texts.map(({ path, limit }) => [z.core.toDotPath(path), limit]));
  const values = ownerValues(site);
  for (const locale of localeCodes) {
    const others = localeCodes.filter((code) => code !== locale && code !== defaultLocale).map(textsOf);
    const absent = namesOfAbsent(textsOf(locale), productKeys);
    const untranslated = untranslatedKeys(textsOf(locale), textsOf(defaultLocale), others);
    for (const [key, text] of textsOf(locale)) {
      const place = withFile(`${locale}: "${key}"`);
      const [, group, product] = ofProduct.exec(key) ?? [];
      if (product && !productKeys.includes(product)) {
        const line = `${place} belongs to the product ${product}, which is not in site.config.ts`;
        // The texts of a demo belong to its scene.
        if (group !== "demos") warnings.push(line);
        continue;
      }
      const named = !/^(demos|products\.needs)\./.test(key) && absent.find(({ name = "" }) => text.includes(name));
      if (named)
        warnings.push(
          `${place} names "${named.name}", the product ${named.product}, which is not on this site; reword it, ${orElsewhere}`,
        );
      const length = lengthWarning(text, limits.get(key), values);
      if (length) warnings.push(`${place} ${length}`);
      const copy = `${place} is the same as in English; translate it`;
      if (locale !== defaultLocale && untranslated.has(key)) (strict ? errors : warnings).push(copy);
    }
  }
  return faults.length === 0 ? languages : undefined;
}
