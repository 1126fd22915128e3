import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { minify } from "terser";
import { build, type Plugin, type Rolldown } from "vite";
import { localeCodes } from "../../src/config/locales.ts";
import { pages, type RenderedPage } from "../../src/config/pages.ts";
import { languageRules } from "./language-rules.ts";
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

interface Entry {
  /** What the names of its files begin with. */
  name: string;
  file: string;
  parts?: SiteParts;
  minified?: boolean;
}

/** Bundles one file for browsers, without writing it. Files that it loads later are chunks of their own. */
async function bundle(root: string, { name, file, parts, minified = true }: Entry): Promise<Output[]> {
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
      rolldownOptions: {
        input: { [name]: resolve(root, file) },
        output: { hashCharacters: "hex" },
        preserveEntrySignatures: "exports-only",
      },
    },
  });
  return (Array.isArray(result) ? result : [result]).flatMap((part) => ("output" in part ? part.output : []));
}

function entryOf(outputs: readonly Output[], file: string): Rolldown.OutputChunk {
  const chunk = outputs.find((output) => output.type === "chunk" && output.isEntry);
  if (chunk?.type !== "chunk") throw new Error(`${file} gave no script`);
  return chunk;
}

function stylesIn(outputs: readonly Output[], file: string): Rolldown.OutputAsset {
  const styles = outputs.find((output) => output.type === "asset" && output.fileName.endsWith(".css"));
  if (styles?.type !== "asset") throw new Error(`${file} gave no style sheet`);
  return styles;
}

/** The script inside the document, bundled and minified. Throws an `Error` when it is heavier than its limit. */
export async function inlineScript(root: string): Promise<string> {
  const file = "src/entry/inline-script.ts";
  const { code } = await minify(entryOf(await bundle(root, { name: "inline", file, minified: false }), file).code, {
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
  if (!code) throw new Error(`${file} became empty when it was minified`);
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

/**
 * The style sheets and the scripts of a page, from `<page>.css`, `<page>.script.ts` and, if there is one, `<page>.far.css` in
 * its folder.
 */
export async function pageBundle(root: string, page: RenderedPage, parts: SiteParts): Promise<PageBundle> {
  const base = `src/pages/${pages[page].folder}/${pages[page].folder}`;
  const [near, far, script] = [`${base}.css`, `${base}.far.css`, `${base}.script.ts`] as const;
  const [sheets, scripts, farSheets] = await Promise.all([
    bundle(root, { name: page, file: near, parts }),
    bundle(root, { name: page, file: script, parts }),
    existsSync(join(root, far)) ? bundle(root, { name: `${page}-far`, file: far, parts }) : undefined,
  ]);
  const farSheet = farSheets && stylesIn(farSheets, far);
  const files = new Map<string, string>();
  if (farSheet) files.set(farSheet.fileName, String(farSheet.source));
  for (const output of scripts) if (output.type === "chunk") files.set(output.fileName, output.code);
  return {
    styles: String(stylesIn(sheets, near).source).trim() + languageRules(page),
    app: `/${entryOf(scripts, script).fileName}`,
    ...(farSheet && { farStyles: `/${farSheet.fileName}` }),
    files,
  };
}
