import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { localeCodes } from "../src/config/locales.ts";
import { OwnerError } from "../tools/owner-error.ts";
import { contentHash } from "./content-hash.ts";
import { inlineScript, scripts, styles } from "./document/bundle.ts";
import { loadRenderer, renderDocument } from "./document/renderer.ts";
import { documents } from "./documents.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { placeholdersIn } from "./inputs/placeholders.ts";
import { loadRedirects } from "./inputs/redirects.ts";
import { loadSiteData, type SiteData } from "./inputs/site-data.ts";
import { readBuiltFolder } from "./output/built-folder.ts";
import { linkFaults } from "./output/link-faults.ts";
import { replaceFolder } from "./replace-folder.ts";
import { compressFolder } from "./site-files/compress.ts";
import { headerRules, headersFile } from "./site-files/response-headers.ts";
import { textFiles } from "./site-files/text-files.ts";

/** Writes the whole site into a folder, what a host is told last. */
async function writeSite(data: SiteData, folder: string): Promise<void> {
  const { root, site, publicFolder } = data;
  const write = (file: string, content: string | Uint8Array) => {
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  // Taken first: what changes while the site is built must not count as built.
  const fingerprint = fingerprintOf(root, site);
  cpSync(publicFolder, folder, { recursive: true });

  const script = await inlineScript(root);
  const { app, modules, files } = await scripts(root);
  const sheets = await styles(root, site);
  const hashed = new Map<string, string | Uint8Array>([...data.fonts.files, ...files, ...sheets.files]);
  for (const [name, content] of hashed) write(name, content);

  const renderPage = await loadRenderer(root);
  const inlineStyles = new Set<string>();
  for (const { page, locale, file } of documents) {
    const assets = { ...sheets.pages[page], demoStyles: sheets.demos, inlineScript: script, app, modules };
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
  const inline = { scripts: [script], styles: [...inlineStyles], services: site.consent.services };
  const rules = headerRules(inline, site.strictTransportSecurity, [...hashed.keys()].sort());
  write("_headers", `# build: ${fingerprint}\n${headersFile(rules)}`);
}

/**
 * Builds the whole site into `dist/` below `root`, which is replaced only once the new one is complete. `log` gets lines for
 * the owner. Throws, and leaves `dist/` alone, when the configuration, a language file, a media file or a redirect is at fault.
 *
 * @param strict whether a value that is still a placeholder, or a link that leads nowhere, stops the build: it is to go live
 */
export async function buildSite(root: string, log: (line: string) => void, strict = false): Promise<void> {
  // React chooses its build by this when it is loaded; a module runner may have set it to "development".
  process.env.NODE_ENV = "production";
  const data = await loadSiteData(root, "production");
  const report = (heading: string, faults: readonly string[]) => {
    if (faults.length === 0) return;
    const refusal = new OwnerError(heading, faults);
    if (strict) throw refusal;
    log(`${refusal.message}\n`);
  };
  report(
    "Still placeholders, to be set in site.config.ts, or all but the partners with `npm run setup`:",
    placeholdersIn(data.site),
  );
  const fresh = join(root, `.cache/site-${process.pid}`);
  rmSync(fresh, { recursive: true, force: true });
  try {
    await writeSite(data, fresh);
    report("Leads nowhere, or elsewhere than it says:", linkFaults(readBuiltFolder(fresh, data.site.origin)));
    replaceFolder(fresh, join(root, "dist"), "_headers");
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  log(`Built: ${documents.length} pages in ${localeCodes.length} languages, in dist/`);
}
