import { join } from "node:path";
import { defaultLocale, isLocale, localeCodes } from "../../src/config/locales.ts";
import { root, runCommand } from "../../tools/command-line.ts";
import { replaceFiles } from "../../tools/replace-files.ts";
import { formatJson } from "../lib/format-json.ts";
import { textsByKey } from "../lib/keyed-texts.ts";
import { loadLanguages } from "../lib/languages.ts";
import { addLanguage } from "./add-language.ts";
import { committedTexts, compareLanguages } from "./compare.ts";
import { refuse, textsInFile, withTranslation } from "./import-texts.ts";

function show(all: boolean, only: string): void {
  const { languages, places, values } = loadLanguages(root);
  const texts = Object.fromEntries(localeCodes.map((code) => [code, textsByKey(languages[code])]));
  const committed = committedTexts(root);
  if (!committed) console.log("Not compared with the last commit: git knows of none here.\n");
  const english = textsByKey(languages[defaultLocale]);
  const allRows = compareLanguages({ places, texts, committed, english, values });
  const rows = allRows.filter(({ key }) => key.startsWith(only));
  const reported = rows.filter(({ hasFindings }) => hasFindings);
  for (const { output } of all ? rows : reported) console.log(`${output}\n`);
  console.log(`${rows.length} texts in ${localeCodes.length} languages; something is to be said of ${reported.length}`);
  if (rows.some(({ isWrong }) => isWrong)) process.exitCode = 1;
}

function importFrom(file: string, code: string | undefined): void {
  if (!isLocale(code)) {
    const got = code ? `"${code}"` : "nothing";
    refuse(`--language: got ${got}, wants that of ${file}: one of ${localeCodes.join(", ")}`);
  }
  const { folder, languages, productKeys } = loadLanguages(root);
  const { value, changes } = withTranslation(languages, code, textsInFile(file), productKeys);
  if (changes > 0) replaceFiles([{ file: join(folder, `${code}.json`), content: formatJson(value) }]);
  console.log(`${code}: ${changes} texts changed`);
}

await runCommand(
  {
    name: "npm run strings",
    purpose:
      "Shows the texts of which something is to be said, side by side in all languages, takes in what a translator has sent, or\nadds a language.\nEnds with 1 when a text is missing or unused, and when nothing could be written.",
    options: {
      all: { type: "boolean", purpose: "shows every text" },
      only: { type: "string", value: "products.items", purpose: "shows only what begins so" },
      import: {
        type: "string",
        value: "sent.json",
        purpose: "takes in texts, written as src/content/strings/en.json is; writes nothing when anything is wrong",
      },
      language: { type: "string", value: "de", purpose: "with --import: whose texts they are" },
      add: {
        type: "string",
        value: "it",
        purpose: "adds a language: its line in the configuration, its texts to be translated",
      },
      from: { type: "string", value: "sent.json", purpose: "with --add: a file that has its texts, or a part of them" },
      tag: { type: "string", value: "it-CH", purpose: "with --add: the country whose way of writing dates it follows" },
    },
  },
  ({ all = false, only = "", import: file, language, add, ...addOptions }) => {
    if (add !== undefined && file !== undefined) refuse("--add and --import are two steps; give one of them");
    const [misplaced] = add === undefined ? Object.keys(addOptions) : [];
    if (misplaced) refuse(`--${misplaced} belongs to --add; say which language is to be added`);
    if (add !== undefined) addLanguage(add, addOptions, { root, ...loadLanguages(root) });
    else if (file !== undefined) importFrom(file, language);
    else show(all, only);
  },
);
