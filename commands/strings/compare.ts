import { spawnSync } from "node:child_process";
import { defaultLocale, type Locale, localeCodes } from "../../src/config/locales.ts";
import { type Texts, textsByKey } from "../lib/keyed-texts.ts";
import { type TextRules, textWarnings } from "../lib/text-warnings.ts";

type TextsByLanguage = Readonly<Partial<Record<Locale, Texts>>>;

interface Comparison extends TextRules {
  texts: TextsByLanguage;
  /** From the last commit, if known. A language without texts there is new or was no JSON, and not compared. */
  committed: TextsByLanguage | undefined;
}

/** Texts of the last commit, by languages with a readable file there. Returns undefined without a commit or without git. */
export function committedTexts(root: string): TextsByLanguage | undefined {
  const git = (...parameters: string[]) =>
    spawnSync("git", parameters, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  if (git("rev-parse", "--verify", "--quiet", "HEAD").status !== 0) return undefined;
  const committed = localeCodes.flatMap((code) => {
    const { stdout } = git("show", `HEAD:./src/content/strings/${code}.json`);
    try {
      return [[code, textsByKey(JSON.parse(stdout))] as const];
    } catch {
      return [];
    }
  });
  return Object.fromEntries(committed);
}

/** Reports a text that has changed since the last commit, but not in all languages. */
function changeFindings(key: string, code: Locale, { texts, committed }: Comparison): string[] {
  const compared = localeCodes.filter((other) => committed?.[other]);
  const changed = compared.filter((other) => texts[other]?.get(key) !== committed?.[other]?.get(key));
  if (!compared.includes(code) || changed.length === compared.length) return [];
  if (changed.includes(code)) return ["changed since the last commit, but not in every language"];
  return changed.includes(defaultLocale) ? ["unchanged since the last commit, but English has changed"] : [];
}

function findingsFor(key: string, code: Locale, comparison: Comparison): string[] {
  const text = comparison.texts[code]?.get(key);
  const hasPlace = comparison.places.has(key);
  if (text === undefined) return hasPlace ? ["missing"] : [];
  return [
    ...(hasPlace ? [] : ["unused"]),
    ...textWarnings(code, key, text, comparison),
    ...changeFindings(key, code, comparison),
  ];
}

/** One row for each key of the schema or of a language, with its text and findings in every language. */
export function compareLanguages(comparison: Comparison) {
  const { places, texts } = comparison;
  const used = Object.values(texts).flatMap((language) => [...language.keys()]);
  return [...new Set([...places.keys(), ...used])].map((key) => {
    const findings = localeCodes.map((code) => findingsFor(key, code, comparison));
    const limit = places.get(key)?.limit;
    const lines = localeCodes.map((code, index) => {
      const message = findings[index]?.join("; ");
      return `  ${code}  ${texts[code]?.get(key) ?? ""}${message && `  ← ${message}`}`;
    });
    return {
      key,
      output: [limit ? `${key} (about ${limit} characters)` : key, ...lines].join("\n"),
      hasFindings: findings.flat().length > 0,
      isWrong: findings.flat().some((finding) => finding === "missing" || finding === "unused"),
    };
  });
}
