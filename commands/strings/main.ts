import { isLocale, localeCodes } from "../../src/config/locales.ts";
import { root, runCommand } from "../../tools/command-line.ts";
import { countOf } from "../../tools/count-of.ts";
import { refuse } from "../../tools/owner-error.ts";
import { writeTexts } from "../../tools/replace-files.ts";
import { formatJson } from "../lib/format-json.ts";
import { addLanguage } from "./add-language.ts";
import { loadLanguages, readSent, withTranslation } from "./import-texts.ts";

function importFrom(file: string, code: string | undefined): void {
  if (!isLocale(code)) {
    const got = code ? `"${code}"` : "nothing";
    refuse(`--language: got ${got}, expected the language of ${file}: one of ${localeCodes.join(", ")}`);
  }
  const { languages, productKeys } = loadLanguages(root);
  const { value, changes } = withTranslation(languages, code, readSent(file), productKeys);
  if (changes > 0) writeTexts(root, { [`src/content/strings/${code}.json`]: formatJson(value) });
  console.log(`${code}: ${countOf(changes, "text")} changed`);
}

await runCommand({
  name: "npm run strings",
  purpose: "Imports a translation, or adds a language. Writes nothing if a text is invalid.",
  options: {
    "import sent.json": "a file in the form of src/content/strings/en.json",
    "language de": "with --import: the language of the texts",
    "add it": "adds a language: its line in the list, and texts to translate",
    "from sent.json": "with --add: a file with all or some of its texts",
    "tag it-CH": "with --add: the country for its date format",
  },
  run({ import: file, language, add, ...addOptions }) {
    if (add !== undefined && file !== undefined) refuse("--add and --import cannot be combined; use one of them");
    const [misplaced] = add === undefined ? Object.keys(addOptions) : [];
    if (misplaced) refuse(`--${misplaced} needs --add; add it with the language's code`);
    if (add !== undefined) addLanguage(add, addOptions, { root, ...loadLanguages(root) });
    else if (file !== undefined) importFrom(file, language);
    else refuse("add --import or --add; `npm run check` lists the texts with faults");
  },
});
