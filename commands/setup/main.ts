import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { helpOf, readParameters } from "../../generator/inputs/parameters.ts";
import siteConfig from "../../site.config.ts";
import { themesOf } from "../../src/styles/contrast.ts";
import { replaceFiles } from "../../tools/replace-files.ts";
import { dimMarkFault } from "../support/mark-contrast.ts";
import { type Ask, brandAsked, brandGiven } from "./answers.ts";
import { makePictures } from "./make-pictures.ts";
import { type BrandContents, brandFiles, newFiles } from "./new-files.ts";
import { questionsOn } from "./questions.ts";

const root = resolve(import.meta.dirname, "../..");
const present = Object.fromEntries(
  Object.entries(brandFiles).map(([name, file]) => [name, readFileSync(join(root, file), "utf8")]),
) as BrandContents;
const themes = themesOf(present.tokens);
const questions = questionsOn(siteConfig, themes);

const answers: Readonly<Record<string, { type: "string"; value: string; purpose: string }>> = Object.fromEntries(
  questions.map(({ option, example, purpose }) => [option, { type: "string", value: example, purpose }]),
);
const command = {
  name: "npm run setup",
  purpose:
    "Makes the site yours: asks for name, addresses, colours and mark, and writes them when every answer is right.\nWhat is given here is not asked for.",
  options: {
    ...answers,
    yes: { type: "boolean", purpose: "asks nothing: what is not given stays as it is" },
    "no-pictures": { type: "boolean", purpose: "does not make icons and social cards anew" },
  },
} as const;

/** Asks at the terminal, or at the other end of a pipe, for as long as `work` takes. */
async function withTerminal<Result>(work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const given = lines[Symbol.asyncIterator]();
  try {
    return await work(async (line) => {
      process.stdout.write(line);
      const { value, done } = await given.next();
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
  const brand = asks ? await withTerminal((ask) => brandAsked(questions, given, ask)) : brandGiven(questions, given);
  const files = newFiles(present, brand, brand.texts.get("name") ?? siteConfig.name);
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
