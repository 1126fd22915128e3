import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { localeCodes } from "../src/config/locales.ts";
import { OwnerError } from "../tools/owner-error.ts";
import { contentHash } from "./content-hash.ts";
import { bundleInlineScript, bundleScripts, bundleStyles } from "./document/bundle.ts";
import { loadRenderer, renderDocument } from "./document/renderer.ts";
import { documents } from "./document-list.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { placeholdersIn } from "./inputs/placeholders.ts";
import { loadRedirects } from "./inputs/redirects.ts";
import { loadSiteData, type SiteData } from "./inputs/site-data.ts";
import { readBuiltFolder } from "./output-checks/built-folder.ts";
import { linkFaults } from "./output-checks/link-faults.ts";
import { replaceFolder } from "./replace-folder.ts";
import { compressFolder } from "./site-files/compress.ts";
import { headerRules, headersFile } from "./site-files/response-headers.ts";
import { textFiles } from "./site-files/text-files.ts";

/** Copies the owner's files and what links point to, without dangling links. Refuses files that the build writes. */
export function copyPublic(publicFolder: string, target: string): void {
  const remedies = { _headers: "change generator/site-files/response-headers.ts", _redirects: "use redirects.txt" };
  const faults = Object.entries(remedies)
    .filter(([name]) => existsSync(join(publicFolder, name)))
    .map(([name, remedy]) => `public/${name}: the build writes this file itself; remove it and ${remedy}`);
  if (faults.length > 0) throw new OwnerError("Files under public are in the way of the build:", faults);
  cpSync(publicFolder, target, { recursive: true, dereference: true, filter: (source) => existsSync(source) });
}

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
  copyPublic(publicFolder, folder);

  const inlineScript = await bundleInlineScript(root);
  const { appOf, files } = await bundleScripts(root);
  const sheets = await bundleStyles(root, site);
  const hashed = new Map<string, string | Uint8Array>([...data.fonts.files, ...files, ...sheets.files]);
  for (const [name, content] of hashed) write(name, content);

  const renderPage = await loadRenderer(root);
  const inlineStyles = new Set<string>();
  for (const { page, locale, file } of documents) {
    const assets = { ...sheets.pages[page], demoStyles: sheets.demos, inlineScript, app: appOf(page) };
    const publish = (islands: string) => {
      const name = `assets/${page}-${locale}-${contentHash(islands)}.json`;
      write(name, islands);
      return `/${name}`;
    };
    write(file, renderDocument(renderPage, data, { page, locale }, assets, publish));
    inlineStyles.add(data.fonts.css + assets.css);
  }

  for (const [name, content] of textFiles(data)) write(name, content);
  const redirects = loadRedirects(root, site.origin, folder);
  const lines = redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`);
  if (lines.length > 0) write("_redirects", lines.join(""));
  await compressFolder(folder);
  const inline = { scripts: [inlineScript], styles: [...inlineStyles], services: site.consent.services };
  const rules = headerRules(inline, site.strictTransportSecurity, [...hashed.keys()].sort());
  write("_headers", `# build: ${fingerprint}\n${headersFile(rules)}`);
}

/**
 * Builds the site into `dist/` below `root`; `log` receives messages for the owner. Throws, leaving the old `dist/` as
 * it was, if an input is invalid; with `strict`, also for placeholders and broken links.
 */
export async function buildSite(root: string, log: (line: string) => void, strict = false): Promise<void> {
  // React selects its build by this on load; a module runner may have set it to "development".
  process.env.NODE_ENV = "production";
  const data = await loadSiteData(root, "production");
  const report = (heading: string, faults: readonly string[]) => {
    if (faults.length === 0) return;
    const error = new OwnerError(heading, faults);
    if (strict) throw error;
    log(`${error.message}\n`);
  };
  const placeholders = placeholdersIn(data.site);
  report("Placeholders to replace in site.config.ts or (except partners) with `npm run setup`:", placeholders);
  const output = join(root, `.cache/site-${process.pid}`);
  rmSync(output, { recursive: true, force: true });
  try {
    await writeSite(data, output);
    report("Broken links and links with a wrong language:", linkFaults(readBuiltFolder(output, data.site.origin)));
    replaceFolder(output, join(root, "dist"), "_headers");
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
  log(`Built: ${documents.length} pages in ${localeCodes.length} languages, in dist/`);
}
