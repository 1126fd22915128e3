import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { helpOf, readParameters } from "../../generator/inputs/parameters.ts";
import { themesOf } from "../../src/styles/contrast.ts";
import { replaceFiles } from "../../tools/replace-files.ts";
import { dimMarkFault } from "../support/mark-contrast.ts";
import { type Ask, brandAsked, brandGiven } from "./answers.ts";
import { textsInConfig } from "./edit-config.ts";
import { makePictures } from "./make-pictures.ts";
import { brandFiles, newFiles } from "./new-files.ts";
import { questionsOn, textFields } from "./questions.ts";

const answer = (value: string, purpose: string) => ({ type: "string", value, purpose }) as const;

const command = {
  name: "npm run setup",
  purpose:
    "Makes the site yours: asks for name, addresses, colours and mark, and writes them when every answer is right.\nWhat is given here is not asked for.",
  options: {
    name: answer('"Lumen"', "the brand's name"),
    "legal-name": answer('"Lumen SL"', "the company or person that answers for the site"),
    origin: answer("https://www.example.org", "the site's own address"),
    shop: answer("https://shop.example.org", "the shop's"),
    organisation: answer("https://code.example.org/lumen", "where the plugins' repositories lie"),
    email: answer("info@example.org", "the contact address"),
    phone: answer('"+1 555 0100 123"', 'the number of the help button\'s chat; "none" for an e-mail in its place'),
    purple: answer('"#ab85f5"', "a colour in the place of purple, and so on"),
    salmon: answer("colour", ""),
    yellow: answer("colour", ""),
    aqua: answer("colour", ""),
    pink: answer("colour", ""),
    logo: answer("mark.svg", "the mark: an SVG file, square"),
    yes: { type: "boolean", purpose: "asks nothing: what is not given stays as it is" },
    "no-pictures": { type: "boolean", purpose: "does not make icons and social cards anew" },
  },
} as const;

/** Asks at the terminal, or at the other end of a pipe, for as long as `work` takes. */
async function withTerminal<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answers = lines[Symbol.asyncIterator]();
  try {
    return await work(async (line) => {
      process.stdout.write(line);
      const { value, done } = await answers.next();
      // At a terminal it stands there as typed; else what is said would run together.
      if (!process.stdin.isTTY) process.stdout.write(`${value ?? ""}\n`);
      return done ? undefined : value;
    });
  } finally {
    lines.close();
  }
}

type Given = Readonly<Record<string, string | undefined>>;

async function setUp(given: Given, asks: boolean, wantsPictures: boolean): Promise<void> {
  const root = resolve(import.meta.dirname, "../..");
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const present = {
    config: read(brandFiles.config),
    tokens: read(brandFiles.tokens),
    mark: read(brandFiles.mark),
    publicMark: read(brandFiles.publicMark),
    film: read(brandFiles.film),
    demos: read(brandFiles.demos),
  };
  const texts = textsInConfig(present.config, Object.values(textFields));
  const themes = themesOf(present.tokens);
  const questions = questionsOn(texts, themes);
  const brand = asks ? await withTerminal((ask) => brandAsked(questions, given, ask)) : brandGiven(questions, given);
  const files = newFiles(present, brand, brand.texts.get("name") ?? texts.get("name") ?? "");
  replaceFiles(files.map(({ file, content }) => ({ file: join(root, file), content })));
  for (const { file } of files) console.log(`Written: ${file}`);
  const dim = brand.logo && (await dimMarkFault(brand.logo, themes.light));
  if (dim) console.log(`To be looked at: ${dim}`);
  if (files.length === 0) console.log("Nothing has changed");
  else if (!makePictures(root, wantsPictures, brand.ribbons.size > 0)) process.exitCode = 1;
}

const {
  help,
  yes = false,
  "no-pictures": noPictures = false,
  ...given
} = readParameters(command, process.argv.slice(2));
if (help) console.log(helpOf(command));
else await setUp(given, !yes, !noPictures);
