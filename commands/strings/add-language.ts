import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale, isLocale, type Locale, localeCodes } from "../../src/config/locales.ts";
import { refuse } from "../../tools/owner-error.ts";
import { writeTexts } from "../../tools/replace-files.ts";
import { formatJson } from "../lib/format-json.ts";
import { type Languages, readSent, withTexts, withTranslation } from "./import-texts.ts";

/** Engines differ in how a locale tells its direction. */
const rightToLeftScripts = /^(Adlm|Arab|Hebr|Nkoo|Rohg|Syrc|Thaa)$/;

/** `wantedTag`, such as `it-CH`, replaces the country with most speakers. Throws an `OwnerError` for invalid ones. */
export function newLanguage(code: string, wantedTag?: string) {
  const example = 'the shortest language code, such as "it" and not "ita"; set a country with --tag';
  if (!/^[a-z]{2,3}$/.test(code) || new Intl.Locale(code).language !== code) {
    refuse(`--add: got "${code}", expected ${example}`);
  }
  if (isLocale(code)) refuse(`--add: the site already has "${code}"; its languages are ${localeCodes.join(", ")}`);
  if (Intl.DateTimeFormat.supportedLocalesOf(code).length === 0) {
    refuse(`--add: browsers know no language "${code}", so they cannot format its dates; expected ${example}`);
  }
  const defaultTag = `${code}-${new Intl.Locale(code).maximize().region}`;
  const requested = wantedTag ?? defaultTag;
  if (!new RegExp(`^${code}-([a-z]{2}|\\d{3})$`, "i").test(requested)) {
    refuse(`--tag: got "${requested}", expected "${code}" with a country, such as "${defaultTag}"`);
  }
  const tag = new Intl.Locale(requested);
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  return {
    code,
    // Capitalised, as in the language selects.
    name: name.replace(/^./u, (first) => first.toLocaleUpperCase(code)),
    tag: tag.baseName,
    dir: rightToLeftScripts.test(tag.maximize().script ?? "") ? "rtl" : "ltr",
  };
}

export function withLanguage(source: string, { code, name, tag, dir }: ReturnType<typeof newLanguage>): string {
  const codes = /(?<=localeCodes = \[[^\]]*"),?(?=\s*\] as const)/;
  const facts = /(?<=Record<Locale, LocaleInfo>> = \{\r?\n(?: {2}\w+: \{.*\},(\r?\n))+)(?=\};)/;
  if (!codes.test(source) || !facts.test(source)) {
    refuse("src/config/locales.ts has an unknown format; add the language's code and line by hand");
  }
  const line = `  ${code}: { name: ${JSON.stringify(name)}, tag: "${tag}", dir: "${dir}" },`;
  return source.replace(codes, `, "${code}"`).replace(facts, (_end, newline) => line + newline);
}

export function addLanguage(
  code: string,
  { tag, from }: { tag?: string; from?: string },
  { root, languages, productKeys }: { root: string; languages: Languages; productKeys: readonly string[] },
): void {
  const language = newLanguage(code, tag);
  const [config, strings] = ["src/config/locales.ts", `src/content/strings/${code}.json`];
  if (existsSync(join(root, strings))) refuse(`${strings} already exists; move it, or add its line by hand`);
  // Empty texts count as not translated.
  const texts = withTexts({}, from === undefined ? {} : readSent(from));
  const withEnglish = { ...languages, [code]: languages[defaultLocale] };
  const { value } = withTranslation(withEnglish, code as Locale, texts, productKeys);
  const locales = withLanguage(readFileSync(join(root, config), "utf8"), language);
  writeTexts(root, { [strings]: formatJson(value), [config]: locales });
  console.log(`
${language.name}: dates as in ${language.tag}. Its pages will be at /${code}. Next steps:
  1. translate ${strings}: npm run check says what is still in English
  2. generate its social cards: npm run media -- cards (npm run setup does it too)
  3. npm run build, and look at the pages`);
}
