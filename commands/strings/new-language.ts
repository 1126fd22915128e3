import { isLocale, localeCodes } from "../../src/config/locales.ts";
import { refuse } from "./import-texts.ts";

/** What `src/config/locales.ts` is to know of a language. */
export interface NewLanguage {
  code: string;
  name: string;
  tag: string;
  dir: "ltr" | "rtl";
}

interface TextDirection {
  direction?: "ltr" | "rtl";
}

function localeOf(tag: string, option: string, example: string): Intl.Locale {
  try {
    return new Intl.Locale(Intl.getCanonicalLocales(tag)[0] ?? "");
  } catch {
    return refuse(`${option}: got "${tag}", wants ${example}`);
  }
}

function directionOf(locale: Intl.Locale): "ltr" | "rtl" {
  const known = locale as Intl.Locale & { getTextInfo?: () => TextDirection; textInfo?: TextDirection };
  return (known.getTextInfo?.() ?? known.textInfo)?.direction ?? "ltr";
}

/** A language's own name as a select lists it: with a capital. */
function nameOf(code: string): string {
  const name = new Intl.DisplayNames(code, { type: "language" }).of(code) ?? code;
  const [first = "", ...rest] = name;
  return first.toLocaleUpperCase(code) + rest.join("");
}

/**
 * All that is to be known of a language: its own name, the country whose way of writing dates it follows, its direction.
 *
 * @param code such as `it`
 * @param wantedTag such as `it-CH`, where the country is to be another than the one with most speakers
 * @throws OwnerError for a language that the site has, or that is none
 */
export function newLanguage(code: string, wantedTag?: string): NewLanguage {
  const example = 'the two or three letters of a language such as "it"; a country goes behind --tag';
  const locale = localeOf(code, "--add", example);
  const { language } = locale;
  if (language !== locale.baseName || language !== code) refuse(`--add: got "${code}", wants ${example}`);
  if (isLocale(code)) refuse(`--add: the site has "${code}" already; its languages are ${localeCodes.join(", ")}`);
  const known = new Intl.DisplayNames("en", { type: "language", fallback: "none" }).of(code);
  if (!known) refuse(`--add: "${code}" is no language that is known; wants ${example}`);
  const { region } = locale.maximize();
  const usual = `${code}-${region}`;
  if (Intl.DateTimeFormat.supportedLocalesOf(code).length === 0) {
    refuse(`--add: browsers cannot write a date in ${known}, and every page has one`);
  }
  const tag = localeOf(wantedTag ?? usual, "--tag", `"${code}" with a country, such as "${usual}"`);
  if (tag.language !== code || !tag.region || tag.baseName !== `${code}-${tag.region}`) {
    refuse(`--tag: got "${wantedTag ?? usual}", wants "${code}" with a country, such as "${usual}"`);
  }
  return { code, name: nameOf(code), tag: tag.baseName, dir: directionOf(tag) };
}

/**
 * `src/config/locales.ts` with one language more, at the end of the selects.
 *
 * @throws OwnerError when it is written so that this cannot be done
 */
export function withLanguage(source: string, { code, name, tag, dir }: NewLanguage): string {
  const [codes, facts] = [
    /(localeCodes = \[[^\]]*"),?(\s*\] as const)/,
    /(Record<Locale, LocaleFacts>> = \{\n(?: {2}\w+: \{.*\},\n)+)(\};)/,
  ];
  if (!codes.test(source) || !facts.test(source)) {
    refuse("src/config/locales.ts is not written as it was delivered; add the language's code and line by hand");
  }
  const line = `  ${code}: { name: ${JSON.stringify(name)}, tag: "${tag}", dir: "${dir}" },\n`;
  return source.replace(codes, `$1, "${code}"$2`).replace(facts, (_whole, lines, end) => lines + line + end);
}
