import { join, resolve } from "node:path";
import { loadSite } from "../../generator/inputs/load-site.ts";
import { readLanguages, StringsError } from "../../generator/inputs/load-strings.ts";
import { ownerValues } from "../../generator/inputs/owner-values.ts";
import { helpOf, readParameters } from "../../generator/inputs/parameters.ts";
import { siteEnvironment } from "../../generator/inputs/site-environment.ts";
import siteConfig from "../../site.config.ts";
import { defaultLocale, isLocale, localeCodes } from "../../src/config/locales.ts";
import { replaceFiles } from "../../tools/replace-files.ts";
import { formattedJson } from "../support/format-json.ts";
import type { TextsByLanguage } from "../support/texts.ts";
import { textsByKey } from "../texts/every-text.ts";
import { textPlaces } from "../texts/text-places.ts";
import { addLanguage } from "./add-language.ts";
import { committedTexts } from "./committed.ts";
import { compareLanguages, hasRemarks, writtenRow } from "./compare.ts";
import { refuse, textsInFile, withTranslation } from "./import-texts.ts";

const command = {
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
} as const;

const root = resolve(import.meta.dirname, "../..");
const folder = join(root, "src/content/strings");

function load() {
  const site = loadSite(siteConfig, siteEnvironment("production", root));
  const { values: languages, faults } = readLanguages(folder);
  if (faults.length > 0) throw new StringsError(faults);
  return { site, languages, productKeys: site.products.map(({ key }) => key) };
}

function show(all: boolean, only: string): void {
  const { site, languages, productKeys } = load();
  const places = textPlaces(productKeys, languages[defaultLocale]);
  const texts: TextsByLanguage = new Map(localeCodes.map((code) => [code, textsByKey(languages[code])]));
  const committed = committedTexts(root);
  if (!committed) console.log("Not compared with the last commit: git knows of none here.\n");
  const rows = compareLanguages({ places, texts, committed, values: ownerValues(site) }).filter(({ key }) =>
    key.startsWith(only),
  );
  const remarked = rows.filter(hasRemarks);
  for (const row of all ? rows : remarked) console.log(`${writtenRow(row)}\n`);
  console.log(`${rows.length} texts in ${localeCodes.length} languages; something is to be said of ${remarked.length}`);
  if (rows.some(({ isWrong }) => isWrong)) process.exitCode = 1;
}

function importFrom(file: string, code: string | undefined): void {
  if (!isLocale(code)) {
    refuse(
      `--language: got ${code ? `"${code}"` : "nothing"}, wants that of ${file}: one of ${localeCodes.join(", ")}`,
    );
  }
  const { languages, productKeys } = load();
  const { value, changes } = withTranslation(languages, code, textsInFile(file), productKeys);
  if (changes > 0) replaceFiles([{ file: join(folder, `${code}.json`), content: formattedJson(value) }]);
  console.log(`${code}: ${changes} texts changed`);
}

const {
  help,
  all = false,
  only = "",
  import: imported,
  language,
  add,
  from,
  tag,
} = readParameters(command, process.argv.slice(2));
const misplaced = [
  ...(add !== undefined && imported !== undefined ? ["--add and --import are two steps; give one of them"] : []),
  ...Object.entries({ from, tag }).flatMap(([option, value]) =>
    value !== undefined && add === undefined ? [`--${option} belongs to --add; say which language is to be added`] : [],
  ),
  ...(language !== undefined && imported === undefined ? ["--language belongs to --import; name the file"] : []),
];
if (help) console.log(helpOf(command));
else if (misplaced.length > 0) refuse(...misplaced);
else if (add !== undefined) addLanguage({ code: add, tag, from }, { root, ...load() });
else if (imported !== undefined) importFrom(imported, language);
else show(all, only);
