import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build, normalizePath, type Plugin, type Rolldown } from "vite";
import { localeCodes } from "../../src/config/locales.ts";
import { pages, type RenderedPage, renderedPages } from "../../src/config/pages.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { contentHash } from "../content-hash.ts";
import { scriptTargets } from "../supported-browsers.ts";
import { shapesPlugin } from "../vite-plugins/svg-shapes.ts";
import { lowerCss } from "./lower-css.ts";
import { unneededSheets } from "./unneeded-sheets.ts";

/** Replaces Vite's preload helper for `import()`, some 600 B: there are no style sheets or modules to preload. */
const plainImports: Plugin = {
  name: "site:plain-imports",
  enforce: "pre",
  load: (id) => (id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : undefined),
};

/** A module and everything it imports statically. */
function withImports(module: string, graph: Rolldown.ChunkingContext): Set<string> {
  const modules = new Set([module]);
  for (const id of modules) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) modules.add(imported);
  return modules;
}

/** Puts React and the islands' other dependencies into a file of their own, which runs in a task of its own. */
const chunkGroups = (root: string) => [
  {
    debugName: "react",
    name: (id: string, graph: Rolldown.ChunkingContext) => {
      const isPartOf = (entry: string) => withImports(normalizePath(resolve(root, "src/entry", entry)), graph).has(id);
      const isPageCode = /\/src\/(entry|islands|sections)\//.test(id);
      return !isPageCode && isPartOf("islands.ts") && !isPartOf("browser.ts") ? "react" : null;
    },
  },
  { name: "demos", test: /\/src\/demos\/(?!scenes)|\/lucide-static\// },
];

/** Bundles an entry for browsers, in memory. Dynamic imports become chunks of their own. */
async function bundle(root: string, entry: string, site?: Pick<Site, "switches">) {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [shapesPlugin, plainImports, tailwindcss({ optimize: false })],
    resolve: { alias: site ? unneededSheets(site, resolve(root, "src/styles/empty.css")) : [] },
    build: {
      write: false,
      target: scriptTargets(root),
      // `lowerCss` does it.
      cssMinify: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: resolve(root, entry),
        // Code that the page script shares with the islands stays in it, instead of in an extra file.
        preserveEntrySignatures: "allow-extension",
        output: {
          hashCharacters: "hex",
          codeSplitting: { groups: chunkGroups(root), includeDependenciesRecursively: false },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output;
}

export async function bundleInlineScript(root: string): Promise<string> {
  const [{ code }] = await bundle(root, "src/entry/inline-script.ts");
  return `{${code.trim()}}`;
}

/** The page script's URL, the URLs to preload for the first view's islands, and all files by path in the site. */
export async function bundleScripts(root: string) {
  const [app, ...later] = await bundle(root, "src/entry/browser.ts");
  const chunks = [app, ...later.filter((output) => output.type === "chunk")];
  const islands = chunks.find(({ name }) => name === "islands");
  const needed = islands ? [islands.fileName, ...islands.imports] : [];
  return {
    app: `/${app.fileName}`,
    modules: needed.filter((file) => file !== app.fileName).map((file) => `/${file}`),
    files: new Map(chunks.map(({ fileName, code }) => [fileName, code])),
  };
}

/** The paths of a page's style sheets below `root`: for the head, and if it has one, for what is below the fold. */
export function sheetsOf(root: string, page: RenderedPage) {
  const { folder } = pages[page];
  const belowFold = `src/pages/${folder}/${folder}.below-fold.css`;
  return {
    inline: `src/pages/${folder}/${folder}.css`,
    belowFold: existsSync(join(root, belowFold)) ? belowFold : undefined,
  };
}

/** For a document in all languages: shows the part in that of `<html>`. CSS cannot compare them: one selector each. */
export function languageRules(page: RenderedPage): string {
  if (pages[page].path !== undefined) return "";
  const selectors = localeCodes.map((code) => `html[lang=${code}] .in-language[lang=${code}]`);
  return `${selectors.join()}{display:block}`;
}

/** For browsers since 2021: an earlier one knows too little of it, and is better served with a plain document. */
const whereKnown = (css: string) => `@supports(aspect-ratio:1){${css}}`;

/** Every page's inline CSS and the URLs of its other sheets, the URL of the demo styles, and all files by path. */
export async function bundleStyles(root: string, site: Pick<Site, "switches">) {
  const files = new Map<string, string>();
  const bundleSheet = async (file: string): Promise<string> => {
    const sheet = (await bundle(root, file, site)).find(({ fileName }) => fileName.endsWith(".css"));
    return lowerCss(String((sheet as Rolldown.OutputAsset).source), root);
  };
  const publish = async (name: string, file: string): Promise<string> => {
    const css = whereKnown(await bundleSheet(file));
    const fileName = `assets/${name}-${contentHash(css)}.css`;
    files.set(fileName, css);
    return `/${fileName}`;
  };
  const plain = await bundleSheet("src/styles/plain.css");
  const bundlePage = async (page: RenderedPage) => {
    const { inline, belowFold } = sheetsOf(root, page);
    return {
      css: plain + whereKnown((await bundleSheet(inline)) + languageRules(page)),
      belowFoldStyles: belowFold && (await publish(`${page}-below-fold`, belowFold)),
    };
  };
  const entries = await Promise.all(renderedPages.map(async (page) => [page, await bundlePage(page)] as const));
  const demos = await publish("demos", "src/demos/demos.css");
  return { pages: Object.fromEntries(entries) as Record<RenderedPage, (typeof entries)[number][1]>, demos, files };
}
