import { spawnSync } from "node:child_process";
import { defaultLocale, type Locale, localeCodes } from "../../src/config/locales.ts";
import { type Texts, textsByKey } from "../lib/keyed-texts.ts";
import { type TextRules, textWarnings } from "../lib/text-warnings.ts";

type TextsByLanguage = Readonly<Partial<Record<Locale, Texts>>>;

interface Comparison extends TextRules {
  texts: TextsByLanguage;
  /** The texts of the last commit, if they are known; a language that is not among them is new and not compared. */
  committed: TextsByLanguage | undefined;
}

/** The texts of the last commit; nothing where there is no commit or no git. A language without a file there is left out. */
export function committedTexts(root: string): TextsByLanguage | undefined {
  const git = (...parameters: string[]) =>
    spawnSync("git", parameters, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  if (git("rev-parse", "--verify", "--quiet", "HEAD").status !== 0) return undefined;
  const files = localeCodes.map((code) => [code, git("show", `HEAD:./src/content/strings/${code}.json`)] as const);
  const known = files.filter(([, { status }]) => status === 0);
  return Object.fromEntries(known.map(([code, { stdout }]) => [code, textsByKey(JSON.parse(stdout))]));
}

/** Where a text has changed since the last commit in some languages alone, what that means for one of them. */
function changeFindings(key: string, code: Locale, { texts, committed }: Comparison): string[] {
  const compared = localeCodes.filter((other) => committed?.[other]);
  const changed = compared.filter((other) => texts[other]?.get(key) !== committed?.[other]?.get(key));
  if (!compared.includes(code) || changed.length === compared.length) return [];
  if (changed.includes(code)) return ["changed since the last commit, and not in every language"];
  return changed.includes(defaultLocale) ? ["as in the last commit, while English has changed"] : [];
}

function findingsOn(key: string, code: Locale, comparison: Comparison): string[] {
  const text = comparison.texts[code]?.get(key);
  const hasPlace = comparison.places.has(key);
  if (text === undefined) return hasPlace ? ["missing"] : [];
  return [
    ...(hasPlace ? [] : ["unused"]),
    ...textWarnings(code, key, text, comparison),
    ...changeFindings(key, code, comparison),
  ];
}

/** Every key that the site or a language has, as it is shown: its text in every language with what is to be said of it. */
export function compareLanguages(comparison: Comparison) {
  const { places, texts } = comparison;
  const used = Object.values(texts).flatMap((language) => [...language.keys()]);
  return [...new Set([...places.keys(), ...used])].map((key) => {
    const findings = localeCodes.map((code) => findingsOn(key, code, comparison));
    const limit = places.get(key)?.limit;
    const lines = localeCodes.map((code, index) => {
      const said = findings[index]?.join("; ");
      return `  ${code}  ${texts[code]?.get(key) ?? ""}${said && `  ← ${said}`}`;
    });
    return {
      key,
      written: [limit ? `${key} (about ${limit} characters)` : key, ...lines].join("\n"),
      hasFindings: findings.flat().length > 0,
      isWrong: findings.flat().some((finding) => finding === "missing" || finding === "unused"),
    };
  });
}
