import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { localeCodes } from "../src/config/locales.ts";
import { countOf } from "../tools/count-of.ts";
import { OwnerError } from "../tools/owner-error.ts";
import { draftFolder, memoryWarning, removeAbandonedDrafts } from "./build-room.ts";
import { contentHash } from "./content-hash.ts";
import { bundleInlineScript, bundleScripts, bundleStyles } from "./document/bundle.ts";
import { loadRenderer } from "./document/renderer.ts";
import { documents } from "./document-list.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { openQuestionsIn, placeholdersIn } from "./inputs/placeholders.ts";
import { isHiddenByDefault, publicFilesOf } from "./inputs/public-files.ts";
import { loadRedirects } from "./inputs/redirects.ts";
import { loadSiteData, type SiteData } from "./inputs/site-data.ts";
import { linkFaults } from "./output-checks/link-faults.ts";
import { compressFolder } from "./site-files/compress.ts";
import { headersFile } from "./site-files/response-headers.ts";
import { textFiles } from "./site-files/text-files.ts";

/** Writes the site into a folder, `_headers` last: its presence marks a complete build. */
async function writeSite(data: SiteData, folder: string): Promise<void> {
  const { root, site, publicFolder } = data;
  const write = (file: string, content: string | Uint8Array) => {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  // Computed first, so that a change during the build leaves the build stale.
  const fingerprint = fingerprintOf(root, site);
  const publicFiles = publicFilesOf(root);
  for (const file of publicFiles) write(file, readFileSync(join(publicFolder, file)));

  const inlineScript = await bundleInlineScript(root);
  const { appOf, files } = await bundleScripts(root);
  const sheets = await bundleStyles(root);
  const hashed = new Map<string, string | Uint8Array>([...data.fonts.files, ...files, ...sheets.files]);
  for (const [name, content] of hashed) write(name, content);

  const renderDocument = await loadRenderer(root);
  const inlineStyles = new Set<string>();
  for (const { page, locale, file } of documents) {
    const assets = { ...sheets.pages[page], demoStyles: sheets.demos, inlineScript, app: appOf(page) };
    const publish = (islands: string) => {
      const name = `assets/${page}-${locale}-${contentHash(islands)}.json`;
      write(name, islands);
      return `/${name}`;
    };
    write(file, renderDocument(data, { page, locale, assets }, publish));
    inlineStyles.add(data.fonts.css + assets.css);
  }

  for (const [name, content] of textFiles(data)) write(name, content);
  const redirects = loadRedirects(root, site.origin, folder).map(({ from, to, status }) => `${from} ${to} ${status}\n`);
  if (redirects.length > 0) write("_redirects", redirects.join(""));
  await compressFolder(folder);
  const inline = { script: inlineScript, styles: [...inlineStyles], services: site.consent.services };
  const named = publicFiles.filter(isHiddenByDefault);
  const headers = headersFile(inline, site.strictTransportSecurity, [...hashed.keys()].sort(), named);
  write("_headers", `# build: ${fingerprint}\n${headers}`);
}

/** Replaces `target` by two renames, so that a running server sees either the old or the new folder. */
function replaceFolder(source: string, target: string): void {
  const backup = `${source}-old`;
  if (existsSync(target)) renameSync(target, backup);
  renameSync(source, target);
  rmSync(backup, { recursive: true, force: true });
}

/** Throws, leaving the old `dist/` as it was, if an input is invalid; with `strict`, also for broken links. */
export async function buildSite(root: string, strict = false): Promise<void> {
  // React selects its build by this on load; a module runner may have set it to "development".
  process.env.NODE_ENV = "production";
  const shortage = memoryWarning(process.availableMemory());
  if (shortage) console.log(shortage);
  const data = await loadSiteData(root);
  const placeholders = placeholdersIn(data.site).length;
  if (placeholders > 0)
    console.log(`The site still has ${countOf(placeholders, "placeholder")}; \`npm run check\` lists what is open`);
  const questions = openQuestionsIn(data.site).map((question) => `  - ${question}\n`);
  if (questions.length > 0) console.log(`Optional, and only you can say it (site.config.ts):\n${questions.join("")}`);
  const cache = join(root, ".cache");
  mkdirSync(cache, { recursive: true });
  removeAbandonedDrafts(cache);
  const output = draftFolder(cache);
  try {
    await writeSite(data, output);
    const faults = linkFaults(output, data.site.origin);
    const error = new OwnerError("Broken links and links with a wrong language:", faults);
    if (faults.length > 0 && strict) throw error;
    if (faults.length > 0) console.log(`${error.message}\n`);
    replaceFolder(output, join(root, "dist"));
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
  console.log(`Built: ${documents.length} pages in ${localeCodes.length} languages, in dist/`);
}
