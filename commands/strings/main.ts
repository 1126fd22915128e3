import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadSite } from "../../generator/inputs/load-site.ts";
import { readLanguages, StringsError } from "../../generator/inputs/load-strings.ts";
import { OwnerError } from "../../generator/inputs/owner-error.ts";
import { ownerValues } from "../../generator/inputs/owner-values.ts";
import { helpOf, readParameters } from "../../generator/inputs/parameters.ts";
import { siteEnvironment } from "../../generator/inputs/site-environment.ts";
import { textsByKey } from "../../generator/texts/every-text.ts";
import { textPlaces } from "../../generator/texts/text-places.ts";
import siteConfig from "../../site.config.ts";
import { defaultLocale, type Locale, localeCodes } from "../../src/config/locales.ts";
import { replaceFiles } from "../../tools/replace-files.ts";
import { formattedJson } from "../support/format-json.ts";
import type { TextsByLanguage } from "../support/texts.ts";
import { addLanguage } from "./add-language.ts";
import { committedTexts } from "./committed.ts";
import { compareLanguages, hasRemarks, writtenRow } from "./compare.ts";
import { brought, exported, languageNamed } from "./exchange.ts";
import { importTexts } from "./import-texts.ts";

const command = {
  name: "npm run strings",
  purpose:
    "Shows the texts of which something is to be said, side by side in all languages, brings them to translators and back, or\nadds a language.\nEnds with 1 when a text is missing or unused, and when nothing could be written.",
  options: {
    all: { type: "boolean", purpose: "shows every text" },
    only: { type: "string", value: "products.items", purpose: "shows only what begins so" },
    export: {
      type: "string",
      value: "file.csv",
      purpose: "writes a spreadsheet, or with .xlf one language's XLIFF 2.0",
    },
    import: {
      type: "string",
      value: "file.csv",
      purpose: "reads it back, or .xlf, or .json as in src/content/strings; writes nothing when anything is wrong",
    },
    language: { type: "string", value: "de", purpose: "exports or imports this language alone" },
    add: {
      type: "string",
      value: "it",
      purpose: "adds a language: its line in the configuration, its texts to be translated",
    },
    from: {
      type: "string",
      value: "file.csv",
      purpose: "with --add: a spreadsheet, .xlf, or .json as in src/content/strings, that has its texts",
    },
    tag: { type: "string", value: "it-CH", purpose: "with --add: the country whose way of writing dates it follows" },
  },
} as const;

const root = resolve(import.meta.dirname, "../..");
const folder = join(root, "src/content/strings");

function load() {
  const site = loadSite(siteConfig, siteEnvironment("production", root));
  const { values: languages, faults } = readLanguages(folder);
  if (faults.length > 0) throw new StringsError(faults);
  const productKeys = site.products.map(({ key }) => key);
  const places = textPlaces(productKeys, languages[defaultLocale]);
  const texts: TextsByLanguage = new Map(localeCodes.map((code) => [code, textsByKey(languages[code])]));
  return { site, languages, productKeys, places, texts };
}

function show(all: boolean, only: string): void {
  const { site, places, texts } = load();
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

function exportTo(file: string, language: Locale | undefined): void {
  const { places, texts } = load();
  replaceFiles([{ file: resolve(file), content: exported(file, places, texts, language) }]);
  console.log(`Written: ${file}`);
}

function importFrom(file: string, language: Locale | undefined): void {
  if (!existsSync(file)) throw new OwnerError("Nothing was imported:", [`there is no file ${file}; correct its name`]);
  const { languages, productKeys } = load();
  const imports = importTexts(languages, brought(file, readFileSync(file, "utf8"), language), productKeys);
  const changed = imports.filter(({ changes }) => changes > 0);
  replaceFiles(
    changed.map(({ language: code, value }) => ({ file: join(folder, `${code}.json`), content: formattedJson(value) })),
  );
  for (const { language: code, changes } of changed) console.log(`${code}: ${changes} texts changed`);
  if (changed.length === 0) console.log("Nothing has changed");
}

const values = readParameters(command, process.argv.slice(2));
const steps = (["add", "export", "import"] as const).filter((step) => values[step] !== undefined);
const alone = (["from", "tag"] as const).filter((option) => values[option] !== undefined && values.add === undefined);
if (values.help) console.log(helpOf(command));
else if (steps.length > 1 || alone.length > 0) {
  throw new OwnerError("npm run strings cannot do that:", [
    ...(steps.length > 1 ? [`${steps.map((step) => `--${step}`).join(" and ")} are two steps; give one of them`] : []),
    ...alone.map((option) => `--${option} belongs to --add; say which language is to be added`),
  ]);
} else if (values.add !== undefined) {
  addLanguage({ code: values.add, tag: values.tag, from: values.from }, { root, ...load() });
} else if (values.export !== undefined) exportTo(values.export, languageNamed(values.language));
else if (values.import !== undefined) importFrom(values.import, languageNamed(values.language));
else show(values.all ?? false, values.only ?? "");
