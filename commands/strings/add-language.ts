import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale } from "../../src/config/locales.ts";
import { type NewFile, replaceFiles } from "../../tools/replace-files.ts";
import { formattedJson } from "../support/format-json.ts";
import type { Languages } from "../support/texts.ts";
import { textsByKey } from "../texts/every-text.ts";
import { looksUntranslated } from "../texts/untranslated.ts";
import { refuse, textsInFile, withTranslation } from "./import-texts.ts";
import { type NewLanguage, newLanguage, withLanguage } from "./new-language.ts";

interface Request {
  code: string;
  tag: string | undefined;
  /** A file that has its texts, in the form of a language file. */
  from: string | undefined;
}

interface Site {
  root: string;
  languages: Languages;
  productKeys: readonly string[];
}

/** How many texts are still English, and of how many; nothing where none looks so. */
function stillEnglish(value: unknown, english: unknown): string | undefined {
  const originals = textsByKey(english);
  const texts = [...textsByKey(value)];
  const left = texts.filter(([key, text]) => looksUntranslated(text, originals.get(key)));
  if (left.length === 0) return undefined;
  const inDemos = left.filter(([key]) => key.startsWith("demos.")).length;
  return `${left.length} of ${texts.length} texts are still English, ${inDemos} of them under demos; names and short texts, which languages may share, are not counted`;
}

function sayWhatIsNext({ code, name, tag, dir }: NewLanguage, value: unknown, english: unknown): void {
  const left = stillEnglish(value, english);
  const direction = dir === "rtl" ? "right to left" : "left to right";
  console.log(`\n${name}: dates as in ${tag}, ${direction}. Its pages will be at /${code}. What is next:`);
  const steps = [
    ...(left ? [`translate src/content/strings/${code}.json: ${left} (npm run strings lists them)`] : []),
    `npm run media -- cards --lang ${code}, for its social cards, unless npm run setup comes next, which draws all: until then its pages bear those of English`,
    `npm run media -- --lang ${code}, if its demos are to be in it: until then its pages show those of English`,
    "npm run build, and look at it",
  ];
  for (const [index, step] of steps.entries()) console.log(`  ${index + 1}. ${step}`);
}

/**
 * Adds a language: its line in the configuration and its texts, both or neither.
 *
 * @throws OwnerError when it cannot be added
 */
export function addLanguage({ code, tag, from }: Request, site: Site): void {
  const language = newLanguage(code, tag);
  const [config, strings] = ["src/config/locales.ts", `src/content/strings/${code}.json`];
  if (existsSync(join(site.root, strings)))
    refuse(`${strings} is there already; move it away, or add its line by hand`);
  const texts = from === undefined ? new Map<string, string>() : textsInFile(from);
  const { value } = withTranslation(site.languages, code, texts, site.productKeys);
  const files: NewFile[] = [
    { file: strings, content: formattedJson(value) },
    { file: config, content: withLanguage(readFileSync(join(site.root, config), "utf8"), language) },
  ];
  replaceFiles(files.map(({ file, content }) => ({ file: join(site.root, file), content })));
  for (const { file } of files) console.log(`Written: ${file}`);
  sayWhatIsNext(language, value, site.languages[defaultLocale]);
}
