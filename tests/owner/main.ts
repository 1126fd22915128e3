import { execFileSync } from "node:child_process";
import { appendFileSync, copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../server/listen.ts";
import { copyProject } from "../support/copy-project.ts";

// Follows the how-tos in copies of the project, then runs their checks and smoke tests. Each change takes a copy's folder.

/** Runs a script of a copy of the project in its folder, with `added` in the environment. Throws if it fails. */
function runIn(folder: string, [file, ...parameters]: [string, ...string[]], added: Record<string, string> = {}): void {
  const options = { cwd: folder, stdio: "inherit", env: { ...process.env, ...added } } as const;
  execFileSync(process.execPath, [join(folder, file), ...parameters], options);
}

/** Changes the configuration by a statement at its end, which does not depend on the file's format. */
const configure = (folder: string, statement: string) =>
  appendFileSync(join(folder, "site.config.ts"), `${statement};\n`);

const copyPublic = (folder: string, from: string, to: string) =>
  copyFileSync(join(folder, "public", from), join(folder, "public", to));

/** `docs/how-to/make-it-yours.md` and `go-live.md`. */
function makeItYours(folder: string): void {
  const answers = {
    name: "Lumen Learning",
    "legal-name": "Lumen Learning, Inc.",
    origin: "https://lumen.example.org",
    shop: "https://store.lumen.example.org",
    organisation: "https://git.example.org/lumen",
    email: "hello@lumen.example.org",
    purple: "oklch(0.74 0.14 145)",
    salmon: "oklch(0.78 0.12 60)",
  };
  const parameters = Object.entries(answers).map(([option, answer]) => `--${option}=${answer}`);
  runIn(folder, ["tools/run.mjs", "commands/setup/main.ts", "--yes", "--no-pictures", ...parameters]);
  appendFileSync(join(folder, "redirects.txt"), "/about.php /terms\n/rating/ /de#provider 302\n");
}

/** `docs/how-to/add-a-product.md`, with another product's GIF; it also removes a product. */
function changeProducts(folder: string): void {
  configure(folder, 'site.products = site.products.filter(({ key }) => key !== "ranking")');
  const files = { demo: "/media/glossary.gif", repository: "moodle-mod_aiglossary" };
  const product = { key: "glossary", icon: "book-a", colour: "purple", ...files };
  configure(folder, `site.products.push(${JSON.stringify(product)})`);
  const strings = join(folder, "src/content/strings");
  for (const name of readdirSync(strings).filter((file) => file.endsWith(".json"))) {
    const texts = JSON.parse(readFileSync(join(strings, name), "utf8"));
    texts.products.items.glossary = {
      name: "Glossary",
      title: "Words that explain themselves",
      description: "Every difficult word of a course gets an explanation that a teacher has approved.",
      demo: "A word in a text is pressed, and its explanation opens beside it.",
    };
    writeFileSync(join(strings, name), JSON.stringify(texts, undefined, 2));
  }
  copyPublic(folder, "media/provider.gif", "media/glossary.gif");
}

/** A search engine's proof of ownership, and an archive. */
function addFiles(folder: string): void {
  writeFileSync(join(folder, "public/google1234abcd.html"), "google-site-verification: google1234abcd.html\n");
  mkdirSync(join(folder, "public/downloads"));
  for (const name of ["plugin.tar.gz", "guide 1.docx"]) writeFileSync(join(folder, "public/downloads", name), name);
}

/** `docs/how-to/add-a-partner.md`. */
function addPartner(folder: string): void {
  configure(folder, 'site.partners.push({ name: "Nordlicht", logo: "/logos/nordlicht.svg" })');
  copyPublic(folder, "logos/educere.svg", "logos/nordlicht.svg");
}

/** `docs/how-to/add-a-language.md`, with the fixture as the translator's file. */
const addLanguage =
  (code: string, ...options: readonly string[]) =>
  (folder: string): void => {
    copyFileSync(`tests/fixtures/${code}.json`, join(folder, "translated.json"));
    runIn(folder, ["tools/run.mjs", "commands/strings/main.ts", `--add=${code}`, "--from=translated.json", ...options]);
  };

/** `docs/how-to/statistics.md`, with a self-hosted script. */
function addStatistics(folder: string): void {
  const attributes = { defer: true, "data-domain": "lumen.example.org" };
  const service = { name: "Plausible", script: "/statistics/script.js", attributes, storage: ["plausible_"] };
  configure(folder, `site.consent = { services: [${JSON.stringify(service)}] }`);
  mkdirSync(join(folder, "public/statistics"));
  writeFileSync(join(folder, "public/statistics/script.js"), 'localStorage.setItem("plausible_here", "yes");\n');
}

/** The optional sections, the film with captions in one language. */
function switchSectionsOn(folder: string): void {
  configure(folder, "Object.assign(site.switches, { courseStore: true, videoExplainer: true, pricing: true })");
  const captions = { en: "/media/explainer.en.vtt" };
  const video = { film: "/media/explainer.webm", poster: "/media/explainer.webp", captions };
  configure(folder, `site.videoExplainer = ${JSON.stringify(video)}`);
  copyPublic(folder, "media/hero.webm", "media/explainer.webm");
  copyPublic(folder, "media/poster-hero.webp", "media/explainer.webp");
  const subtitles = "WEBVTT\n\n00:00.000 --> 00:04.000\nA teacher opens the course.\n";
  writeFileSync(join(folder, "public/media/explainer.en.vtt"), subtitles);
}

const switchAllOff = (folder: string) =>
  configure(folder, "Object.assign(site.switches, { film: false, helpButton: false, cookieBanner: false })");
const setPhone = (folder: string) => configure(folder, 'site.whatsappNumber = "15550100123"');

const owners = {
  "everything of their own": [makeItYours, addLanguage("it"), changeProducts, addPartner, addFiles, switchAllOff],
  "a phone number, statistics, sections and Arabic": [
    setPhone,
    addStatistics,
    switchSectionsOn,
    addLanguage("ar", "--tag=ar-AE"),
  ],
};

for (const [what, changes] of Object.entries(owners)) {
  console.log(`\n── an owner with ${what}`);
  const folder = copyProject();
  for (const change of changes) change(folder);
  if (changes.includes(makeItYours)) {
    runIn(folder, ["node_modules/typescript/bin/tsc", "--noEmit"]);
    runIn(folder, ["node_modules/vitest/vitest.mjs", "run"]);
  }
  runIn(folder, ["tools/run.mjs", "commands/build/main.ts"]);
  const port = String(await freePort());
  runIn(folder, ["tools/run.mjs", "tests/run.ts", "browser", "--grep", "@smoke"], { TEST_PORT: port });
}
