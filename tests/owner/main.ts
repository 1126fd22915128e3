import { execFileSync } from "node:child_process";
import { appendFileSync, copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { freePort } from "../../commands/host/testing/local-hosts.ts";
import { copyProject } from "../support/copy-project.ts";

// Follows the how-tos in copies of the project, then runs their checks and smoke tests. A copy is the working directory.

/** Throws if it fails. */
const run = (...parameters: readonly string[]) =>
  execFileSync(process.execPath, ["tools/run.mjs", ...parameters], { stdio: "inherit" });

/** Changes the configuration by a statement at its end, which does not depend on the file's format. */
const configure = (statement: string) => appendFileSync("site.config.ts", `${statement};\n`);

const copyPublic = (from: string, to: string) => copyFileSync(`public/${from}`, `public/${to}`);

/** `docs/how-to/make-it-yours.md` and `go-live.md`. */
function makeItYours(): void {
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
  run("commands/setup/main.ts", "--yes", "--no-pictures", ...parameters);
  appendFileSync("redirects.txt", "/about.php /terms\n/rating/ /de#provider 302\n");
}

/** `docs/how-to/add-a-product.md`, with another product's GIF; it also removes a product. */
function changeProducts(): void {
  configure('site.products = site.products.filter(({ key }) => key !== "ranking")');
  const files = { demo: "/media/glossary.gif", repository: "moodle-mod_aiglossary" };
  configure(`site.products.push(${JSON.stringify({ key: "glossary", icon: "book-a", colour: "purple", ...files })})`);
  const strings = "src/content/strings";
  for (const name of readdirSync(strings).filter((file) => file.endsWith(".json"))) {
    const texts = JSON.parse(readFileSync(`${strings}/${name}`, "utf8"));
    texts.products.items.glossary = {
      name: "Glossary",
      title: "Words that explain themselves",
      description: "Every difficult word of a course gets an explanation that a teacher has approved.",
      demo: "A word in a text is pressed, and its explanation opens beside it.",
    };
    writeFileSync(`${strings}/${name}`, JSON.stringify(texts, undefined, 2));
  }
  copyPublic("media/provider.gif", "media/glossary.gif");
}

/** A search engine's proof of ownership, and an archive. */
function addFiles(): void {
  writeFileSync("public/google1234abcd.html", "google-site-verification: google1234abcd.html\n");
  mkdirSync("public/downloads");
  for (const name of ["plugin.tar.gz", "guide 1.docx"]) writeFileSync(`public/downloads/${name}`, name);
}

/** `docs/how-to/add-a-partner.md`. */
function addPartner(): void {
  configure('site.partners.push({ name: "Nordlicht", logo: "/logos/nordlicht.svg" })');
  copyPublic("logos/educere.svg", "logos/nordlicht.svg");
}

/** `docs/how-to/add-a-language.md`. */
const addLanguage = (...options: readonly string[]) => run("commands/strings/main.ts", ...options);

/** `docs/how-to/statistics.md`, with a self-hosted script. */
function addStatistics(): void {
  const attributes = { defer: true, "data-domain": "lumen.example.org" };
  const service = { name: "Plausible", script: "/statistics/script.js", attributes, storage: ["plausible_"] };
  configure(`site.consent = { services: [${JSON.stringify(service)}] }`);
  mkdirSync("public/statistics");
  writeFileSync("public/statistics/script.js", 'localStorage.setItem("plausible_here", "yes");\n');
}

/** The optional sections, the film with captions in one language. */
function switchSectionsOn(): void {
  configure("Object.assign(site.switches, { courseStore: true, videoExplainer: true, pricing: true })");
  const captions = { en: "/media/explainer.en.vtt" };
  const video = { film: "/media/explainer.webm", poster: "/media/explainer.webp", captions };
  configure(`site.videoExplainer = ${JSON.stringify(video)}`);
  copyPublic("media/hero.webm", "media/explainer.webm");
  copyPublic("media/poster-hero.webp", "media/explainer.webp");
  const subtitles = "WEBVTT\n\n00:00.000 --> 00:04.000\nA teacher opens the course.\n";
  writeFileSync("public/media/explainer.en.vtt", subtitles);
}

/** Runs further steps of `npm test` before. */
async function testCopy(...steps: readonly string[]): Promise<void> {
  process.env.TEST_PORT = String(await freePort());
  run("commands/build/main.ts");
  run("tests/run.ts", ...steps, "browser", "--grep", "@smoke");
}

console.log("\n── an owner with everything of their own");
process.chdir(copyProject());
makeItYours();
// Hardly anything is translated yet.
addLanguage("--add=it");
const italian = "src/content/strings/it.json";
writeFileSync(italian, readFileSync(italian, "utf8").replace('"home": "Home"', '"home": "Inizio"'));
changeProducts();
addPartner();
addFiles();
configure("Object.assign(site.switches, { film: false, helpButton: false, cookieBanner: false })");
await testCopy("types", "unit");

console.log("\n── an owner with a phone number, statistics, sections and Arabic");
process.chdir(copyProject());
configure('site.whatsappNumber = "15550100123"');
addStatistics();
switchSectionsOn();
addLanguage("--add=ar", "--tag=ar-AE", "--from=tests/fixtures/ar.json");
await testCopy();
