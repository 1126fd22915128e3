import { join } from "node:path";
import { defaultLocale, isLocale, localeCodes } from "../../src/config/locales.ts";
import { root, runCommand } from "../../tools/command-line.ts";
import { refuse } from "../../tools/owner-error.ts";
import { replaceFiles } from "../../tools/replace-files.ts";
import { formatJson } from "../lib/format-json.ts";
import { textsByKey } from "../lib/keyed-texts.ts";
import { loadLanguages } from "../lib/languages.ts";
import { addLanguage } from "./add-language.ts";
import { committedTexts, compareLanguages } from "./compare.ts";
import { textsInFile, withTranslation } from "./import-texts.ts";

function show(all: boolean, only: string): void {
  const { languages, places, values } = loadLanguages(root);
  const texts = Object.fromEntries(localeCodes.map((code) => [code, textsByKey(languages[code])]));
  const committed = committedTexts(root);
  if (!committed) console.log("Not compared with the last commit: git found none here.\n");
  const english = textsByKey(languages[defaultLocale]);
  const allRows = compareLanguages({ places, texts, committed, english, values });
  const rows = allRows.filter(({ key }) => key.startsWith(only));
  const reported = rows.filter(({ hasFindings }) => hasFindings);
  for (const { output } of all ? rows : reported) console.log(`${output}\n`);
  console.log(`${rows.length} texts in ${localeCodes.length} languages, ${reported.length} with problems`);
  if (rows.some(({ isWrong }) => isWrong)) process.exitCode = 1;
}

function importFrom(file: string, code: string | undefined): void {
  if (!isLocale(code)) {
    const got = code ? `"${code}"` : "nothing";
    refuse(`--language: got ${got}, expected the language of ${file}: one of ${localeCodes.join(", ")}`);
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
      "Shows texts with problems side by side in all languages, imports a translation, or adds a language.\nExits with 1 if a text is missing or unused, or if nothing could be written.",
    options: {
      all: { type: "boolean", purpose: "shows every text" },
      only: { type: "string", value: "products.items", purpose: "shows only keys that start with this" },
      import: {
        type: "string",
        value: "sent.json",
        purpose: "imports texts in the form of src/content/strings/en.json; writes nothing if any is invalid",
      },
      language: { type: "string", value: "de", purpose: "with --import: the language of the texts" },
      add: { type: "string", value: "it", purpose: "adds a language: its line in the list, and texts to translate" },
      from: { type: "string", value: "sent.json", purpose: "with --add: a file with all or some of its texts" },
      tag: { type: "string", value: "it-CH", purpose: "with --add: the country for its date format" },
    },
  },
  ({ all = false, only = "", import: file, language, add, ...addOptions }) => {
    if (add !== undefined && file !== undefined) refuse("--add and --import cannot be combined; use one of them");
    const [misplaced] = add === undefined ? Object.keys(addOptions) : [];
    if (misplaced) refuse(`--${misplaced} needs --add; add it with the language's code`);
    if (add !== undefined) addLanguage(add, addOptions, { root, ...loadLanguages(root) });
    else if (file !== undefined) importFrom(file, language);
    else show(all, only);
  },
);
