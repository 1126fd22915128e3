import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { minify } from "terser";
import { build, type Plugin, type Rolldown } from "vite";
import { localeCodes } from "../../src/config/locales.ts";
import { pages, type RenderedPage } from "../../src/config/pages.ts";
import { contentHash } from "../content-hash.ts";
import { languageRules } from "./language-rules.ts";
import { shortProperties, withoutUnread } from "./short-properties.ts";
import { type SiteParts, sitePartsPlugin } from "./site-parts.ts";

/** The most that the script inside the document may weigh, in bytes: it names each language. */
export const inlineScriptLimit = 2030 + 10 * localeCodes.length;

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/**
 * Vite loads a file that is imported later by a helper of some 600 B, which fetches style sheets and modules ahead. There are
 * none: the import alone does.
 */
const plainImports: Plugin = {
  name: "site:plain-imports",
  enforce: "pre",
  load: (id) => (id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : undefined),
};

/** Bundles one file for browsers, without writing it. Files that it loads later are chunks of their own. */
async function bundle(root: string, entry: string, minified: boolean, parts?: SiteParts): Promise<Output[]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [plainImports, ...(parts ? [sitePartsPlugin(parts)] : [])],
    build: {
      write: false,
      target: "baseline-widely-available",
      modulePreload: false,
      assetsInlineLimit: 0,
      ...(minified ? {} : { minify: false }),
      rolldownOptions: { input: resolve(root, entry), preserveEntrySignatures: "exports-only" },
    },
  });
  return (Array.isArray(result) ? result : [result]).flatMap((part) => ("output" in part ? part.output : []));
}

function entryOf(outputs: readonly Output[], entry: string): Rolldown.OutputChunk {
  const chunk = outputs.find((output) => output.type === "chunk" && output.isEntry);
  if (chunk?.type !== "chunk") throw new Error(`${entry} gave no script`);
  return chunk;
}

/** The script inside the document, bundled and minified. Throws an `Error` when it is heavier than its limit. */
export async function inlineScript(root: string): Promise<string> {
  const entry = "src/entry/inline-script.ts";
  const { code } = await minify(entryOf(await bundle(root, entry, false), entry).code, {
    ecma: 2020,
    module: true,
    compress: {
      passes: 4,
      unsafe: true,
      unsafe_arrows: true,
      unsafe_undefined: true,
      booleans_as_integers: true,
      hoist_props: true,
      toplevel: true,
    },
  });
  if (!code) throw new Error(`${entry} became empty when it was minified`);
  const script = `{${code}}`;
  const size = Buffer.byteLength(script);
  if (size > inlineScriptLimit) throw new Error(`The inline script has ${size} B, more than ${inlineScriptLimit}`);
  return script;
}

export interface PageBundle {
  /** The page's style sheet, to be written into the document. */
  styles: string;
  /** The address of the page's script. */
  app: string;
  /** The address of the style sheet for what stands below the first view; not every page has one. */
  farStyles?: string;
  /** What is a file of its own, by its name below the site's root. */
  files: ReadonlyMap<string, string>;
}

function stylesIn(outputs: readonly Output[]): Rolldown.OutputAsset | undefined {
  return outputs.find((output) => output.type === "asset" && output.fileName.endsWith(".css")) as Rolldown.OutputAsset;
}

/**
 * The style sheets and the scripts of a page, from `<page>.css`, `<page>.script.ts` and, if there is one, `<page>.far.css` in
 * its folder.
 */
export async function pageBundle(root: string, page: RenderedPage, parts: SiteParts): Promise<PageBundle> {
  const base = `src/pages/${pages[page].folder}/${pages[page].folder}`;
  const hasFarStyles = existsSync(join(root, `${base}.far.css`));
  const [sheets, scripts, farSheets] = await Promise.all([
    bundle(root, `${base}.css`, true, parts),
    bundle(root, `${base}.script.ts`, true, parts),
    hasFarStyles ? bundle(root, `${base}.far.css`, true, parts) : [],
  ]);
  const shorten = shortProperties(root, parts);
  // Named after what is in them in the end, for short names in one file depend on the others.
  const files = new Map<string, string>();
  const add = (name: string, ending: string, content: string) => {
    const fileName = `assets/${name}-${contentHash(content)}.${ending}`;
    files.set(fileName, content);
    return `/${fileName}`;
  };
  const styles = stylesIn(sheets);
  const far = stylesIn(farSheets);
  if (!styles) throw new Error(`${base}.css gave no style sheet`);
  const entry = entryOf(scripts, `${base}.script.ts`);
  for (const output of scripts) {
    if (output.type !== "chunk" || output === entry) continue;
    if (output.imports.includes(entry.fileName)) throw new Error(`${output.fileName} imports the script that loads it`);
    files.set(output.fileName, output.code);
  }
  const others = [far?.source ?? "", ...scripts.map((output) => (output.type === "chunk" ? output.code : ""))].map(
    String,
  );
  return {
    styles: shorten(withoutUnread(String(styles.source).trim(), others)) + languageRules(page),
    app: add(page, "js", shorten(entry.code)),
    ...(far && { farStyles: add(`${page}-far`, "css", shorten(String(far.source))) }),
    files,
  };
}
