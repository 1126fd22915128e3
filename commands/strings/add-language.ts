import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale, isLocale, type Locale, localeCodes } from "../../src/config/locales.ts";
import { replaceFiles } from "../../tools/replace-files.ts";
import { formattedJson } from "../lib/format-json.ts";
import type { Languages } from "../lib/languages.ts";
import { refuse, textsInFile, withTranslation } from "./import-texts.ts";

/** A method in newer engines, a property in older ones. */
interface KnownText {
  getTextInfo?: () => { direction?: "ltr" | "rtl" };
  textInfo?: { direction?: "ltr" | "rtl" };
}

/** @param wanted such as `it-CH`, where the country is to be another than the one with most speakers */
export function newLanguage(code: string, wanted?: string) {
  const example = 'the two or three letters of a language such as "it"; a country goes behind --tag';
  if (!/^[a-z]{2,3}$/.test(code) || new Intl.Locale(code).language !== code) {
    refuse(`--add: got "${code}", wants ${example}`);
  }
  if (isLocale(code)) refuse(`--add: the site has "${code}" already; its languages are ${localeCodes.join(", ")}`);
  if (Intl.DateTimeFormat.supportedLocalesOf(code).length === 0) {
    refuse(`--add: browsers know no language "${code}" to write a date in, and every page has one; wants ${example}`);
  }
  const usual = `${code}-${new Intl.Locale(code).maximize().region}`;
  const given = wanted ?? usual;
  if (!new RegExp(`^${code}-([a-z]{2}|\\d{3})$`, "i").test(given)) {
    refuse(`--tag: got "${given}", wants "${code}" with a country, such as "${usual}"`);
  }
  const tag = new Intl.Locale(given);
  const { getTextInfo, textInfo } = tag as KnownText;
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return {
    code,
    // As a select lists it: with a capital.
    name: name.replace(/^./u, (first) => first.toLocaleUpperCase(code)),
    tag: tag.baseName,
    dir: (getTextInfo?.call(tag) ?? textInfo)?.direction ?? "ltr",
  };
}

/** `src/config/locales.ts` with one language more, at the end of the selects. */
export function withLanguage(source: string, { code, name, tag, dir }: ReturnType<typeof newLanguage>): string {
  const codes = /(?<=localeCodes = \[[^\]]*"),?(?=\s*\] as const)/;
  const facts = /(?<=Record<Locale, LocaleFacts>> = \{\n(?: {2}\w+: \{.*\},\n)+)(?=\};)/;
  if (!codes.test(source) || !facts.test(source)) {
    refuse("src/config/locales.ts is not written as it was delivered; add the language's code and line by hand");
  }
  const line = `  ${code}: { name: ${JSON.stringify(name)}, tag: "${tag}", dir: "${dir}" },\n`;
  return source.replace(codes, `, "${code}"`).replace(facts, () => line);
}

/** Adds a language: its line in the configuration and its texts, both or neither. */
export function addLanguage(
  code: string,
  { tag, from }: { tag?: string; from?: string },
  { root, languages, productKeys }: { root: string; languages: Languages; productKeys: readonly string[] },
): void {
  const language = newLanguage(code, tag);
  const [config, strings] = ["src/config/locales.ts", `src/content/strings/${code}.json`];
  if (existsSync(join(root, strings))) refuse(`${strings} is there already; move it away, or add its line by hand`);
  // What is empty, nobody has translated.
  const texts = new Map([...(from === undefined ? [] : textsInFile(from))].filter(([, text]) => text !== ""));
  const withEnglish = { ...languages, [code]: languages[defaultLocale] };
  const { value } = withTranslation(withEnglish, code as Locale, texts, productKeys);
  replaceFiles([
    { file: join(root, strings), content: formattedJson(value) },
    { file: join(root, config), content: withLanguage(readFileSync(join(root, config), "utf8"), language) },
  ]);
  console.log(`Written: ${strings}
Written: ${config}

${language.name}: dates as in ${language.tag}. Its pages will be at /${code}. What is next:
  1. translate ${strings}: npm run strings lists what is still English
  2. npm run media -- cards --lang ${code}, for its social cards, unless npm run setup comes next, which draws all
  3. npm run build, and look at it`);
}
