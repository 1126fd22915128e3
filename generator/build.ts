import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import siteConfig from "../site.config.ts";
import { localeCodes } from "../src/config/locales.ts";
import { reportLinks } from "./built/report-links.ts";
import { contentHash } from "./content-hash.ts";
import { inlineScript, type Scripts, type Styles, scripts, styles } from "./document/bundle.ts";
import { documentOf } from "./document/head.ts";
import { loadRenderer } from "./document/renderer.ts";
import { shortMarkup } from "./document/short-markup.ts";
import { sitePartsOf } from "./document/site-parts.ts";
import { themeColour } from "./document/theme-colour.ts";
import { documents } from "./documents.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { compressFolder } from "./host/compress.ts";
import { redirectsFile } from "./host/redirects-file.ts";
import { headerRules, headersFile } from "./host/security-headers.ts";
import { textFiles } from "./host/text-files.ts";
import { loadRedirects, refuseHiddenFiles } from "./inputs/load-redirects.ts";
import { loadSite } from "./inputs/load-site.ts";
import { cardOf } from "./inputs/media.ts";
import { placeholderLines, refusePlaceholders, whereToSet } from "./inputs/placeholders.ts";
import { loadSiteData, type SiteData } from "./inputs/site-data.ts";
import { siteEnvironment } from "./inputs/site-environment.ts";
import { replaceFolder } from "./replace-folder.ts";

type Write = (file: string, content: string | Uint8Array) => void;

interface Assets {
  scripts: Scripts;
  styles: Awaited<ReturnType<typeof styles>>;
  inlineScript: string;
}

async function writeDocuments(data: SiteData, { scripts, styles, inlineScript }: Assets, write: Write) {
  const renderPage = await loadRenderer(data.root);
  const colour = themeColour(data.root);
  for (const { page, locale, file } of documents) {
    const { inline, far, deferred } = styles.pages.get(page) as Styles;
    const farStyles = far && `/${far.name}`;
    const facts = { ...data.facts, demoStyles: `/${styles.demos.name}` };
    const rendered = renderPage({ page, locale, strings: data.strings, facts, farStyles });
    const markup = shortMarkup(rendered.markup);
    const islandsData = JSON.stringify(rendered.islands);
    const islandsFile = `assets/${page}-${locale}-${contentHash(islandsData)}.json`;
    write(islandsFile, islandsData);
    const assets = {
      islands: `/${islandsFile}`,
      deferredStyles: deferred && `/${deferred.name}`,
      css: data.fonts.css + inline,
      inlineScript,
      app: scripts.app,
      modules: scripts.modules,
      fonts: data.fonts.addresses[locale],
      card: cardOf(data.publicFolder, locale, page),
      themeColour: colour,
    };
    write(file, documentOf({ page, locale, site: data.site, strings: data.strings[locale], assets }, markup));
  }
}

function reportPlaceholders(data: SiteData, log: (line: string) => void): void {
  const placeholders = placeholderLines(data.site);
  if (placeholders.length === 0) return;
  log(`\nStill placeholders, to be set before the site goes live ${whereToSet(placeholders)}:`);
  for (const line of placeholders) log(`  ${line}`);
}

/** For a build that is to go live. */
interface BuildOptions {
  /** Whether a value that is still a placeholder, or a link that leads nowhere, stops the build. */
  strict?: boolean;
}

/**
 * Builds the whole site into `dist/` below `root`, which is replaced only once the new one is complete. `log` gets lines for
 * the owner. Throws before anything is written when the configuration, a language file, a media file or a redirect is at
 * fault.
 */
export async function buildSite(
  root: string,
  log: (line: string) => void,
  { strict = false }: BuildOptions = {},
): Promise<void> {
  // React chooses its build by this when it is loaded; a module runner may have set it to "development".
  process.env.NODE_ENV = "production";
  if (strict) refusePlaceholders(loadSite(siteConfig, siteEnvironment("production", root)));
  const data = await loadSiteData(root, "production");
  const redirects = loadRedirects(root, { origin: data.site.origin, publicFolder: data.publicFolder });
  // Taken first: what changes while the site is built must not count as built.
  const fingerprint = await fingerprintOf(root, data.site);
  const fresh = join(root, `.cache/site-${process.pid}`);
  rmSync(fresh, { recursive: true, force: true });
  const write: Write = (file, content) => {
    const target = join(fresh, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  };
  try {
    cpSync(data.publicFolder, fresh, { recursive: true });
    const parts = sitePartsOf(data.site);
    const assets: Assets = {
      scripts: await scripts(root, parts),
      styles: await styles(root, parts),
      inlineScript: await inlineScript(root),
    };
    const hashed = new Map<string, string | Uint8Array>([...data.fonts.files, ...assets.scripts.files]);
    const sheets = [...assets.styles.pages.values()].flatMap(({ far, deferred }) => [far, deferred]);
    for (const sheet of [...sheets, assets.styles.demos]) if (sheet) hashed.set(sheet.name, sheet.css);
    for (const [name, content] of hashed) write(name, content);
    await writeDocuments(data, assets, write);
    for (const [name, content] of textFiles(data)) write(name, content);
    refuseHiddenFiles(redirects, fresh);
    if (redirects.length > 0) write("_redirects", redirectsFile(redirects));
    await compressFolder(fresh);
    const inlineStyles = [...assets.styles.pages.values()].map(({ inline }) => data.fonts.css + inline);
    const inline = {
      scripts: [assets.inlineScript],
      styles: [...new Set(inlineStyles)],
      services: data.site.consent.services,
    };
    const rules = headersFile(headerRules(inline, data.site.strictTransportSecurity, [...hashed.keys()].sort()));
    write("_headers", `# build: ${fingerprint}\n${rules}`);
    reportLinks(fresh, data.site.origin, { strict, log });
    replaceFolder(fresh, join(root, "dist"), "_headers");
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  log(`Built: ${documents.length} pages in ${localeCodes.length} languages, in dist/`);
  reportPlaceholders(data, log);
}
