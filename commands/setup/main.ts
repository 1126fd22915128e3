import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import siteConfig from "../../site.config.ts";
import { themesOf } from "../../src/styles/contrast.ts";
import { root, runCommand } from "../../tools/command-line.ts";
import { installedBrowser } from "../../tools/find-browser.ts";
import { writeTexts } from "../../tools/replace-files.ts";
import { brandFiles, tokensFile } from "./brand-files.ts";
import { brandOf, chatLink, questionsFor, withTerminal } from "./questions.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const questions = questionsFor(siteConfig, themesOf(read(tokensFile)).light);

const answers: Readonly<Record<`${string} ${string}`, string>> = Object.fromEntries(
  questions.map(({ option, example, purpose }) => [`${option} ${example}`, purpose]),
);

/** Draws icons and cards in a process that reads the new configuration, or says how to do it later. */
function makePictures(isWanted: boolean, isRecoloured: boolean): void {
  const later = "npm run media -- icons cards";
  if (isRecoloured) console.log("The film and the GIFs still show the old colours. To update them: npm run media");
  if (!isWanted || !installedBrowser()) {
    const why = isWanted ? ", as no browser is installed to draw them" : "";
    console.log(`Icons and social cards are unchanged${why}. To update them: ${later}`);
    return;
  }
  const parameters = ["tools/run.mjs", "studio/make/main.ts", "icons", "cards"];
  const { status } = spawnSync(process.execPath, parameters, { cwd: root, stdio: "inherit" });
  if (status !== 0) {
    console.error(`The brand was written, but not the icons and cards; fix the error above, then run: ${later}`);
    process.exitCode = 1;
  }
}

await runCommand({
  name: "npm run setup",
  purpose:
    "Asks for name, URLs, colours and logo mark, and writes them once every answer is valid.\nIt does not ask for what is given as an option.",
  options: {
    ...answers,
    yes: "does not ask: other values stay unchanged",
    "no-pictures": "does not generate icons and social cards",
  },
  async run({ yes, "no-pictures": noPictures = false, ...given }) {
    const brand = yes ? await brandOf(questions, given) : await withTerminal((ask) => brandOf(questions, given, ask));
    const files = brandFiles(read, brand, brand.texts.get("name") ?? siteConfig.name);
    writeTexts(root, files);
    const phone = brand.texts.get("whatsappNumber");
    if (phone) console.log(`The help button opens ${chatLink(phone)}`);
    if (Object.keys(files).length === 0) console.log("Nothing has changed");
    else makePictures(!noPictures, brand.ribbons.size > 0);
  },
});
