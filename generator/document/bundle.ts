import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build, type Plugin, type Rolldown } from "vite";
import { localeCodes } from "../../src/config/locales.ts";
import { pages, type RenderedPage, renderedPages } from "../../src/config/pages.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { contentHash } from "../content-hash.ts";
import { scriptTargets } from "../supported-browsers.ts";
import { shapesPlugin } from "../vite-plugins/svg-shapes.ts";
import { lowerCss, unusedProperties } from "./lower-css.ts";
import { unneededSheets } from "./unneeded-sheets.ts";

/** Replaces Vite's preload helper for `import()`, some 600 B: there are no style sheets or modules to preload. */
const plainImports: Plugin = {
  name: "site:plain-imports",
  enforce: "pre",
  load: (id) => (id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : undefined),
};

/** The scenes' kit and player, and the icons that only they use. */
function isOfDemos(id: string, graph: Rolldown.ChunkingContext): boolean {
  if (!id.includes("/lucide-static/")) return /\/src\/demos\/(?!scenes)/.test(id);
  return graph.getModuleInfo(id)?.importers.every((importer) => importer.includes("/src/demos/")) ?? false;
}

/** React stays cached when the site changes, the scenes share their kit, and the islands what they have in common. */
const chunkGroups = [
  { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\// },
  {
    debugName: "demos",
    name: (id: string, graph: Rolldown.ChunkingContext) => (isOfDemos(id, graph) ? "demos" : null),
  },
  { name: "shared", test: /\/src\/(features|lib|ui|config)\/|preload-helper|\/lucide-static\//, minShareCount: 2 },
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
          codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
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

/** The file of a page's script. The page for missing addresses needs no React. */
export const scriptOf = (page: RenderedPage) =>
  `src/entry/${pages[page].path === undefined ? "missing-page" : "browser"}.ts`;

/** Returns the URL of a page's script, and all scripts by path in the site. */
export async function bundleScripts(root: string) {
  const files = new Map<string, string>();
  const urls = new Map<string, string>();
  for (const script of new Set(renderedPages.map(scriptOf))) {
    const output = await bundle(root, script);
    for (const chunk of output) if (chunk.type === "chunk") files.set(chunk.fileName, chunk.code);
    urls.set(script, `/${output[0].fileName}`);
  }
  return { appOf: (page: RenderedPage) => urls.get(scriptOf(page)) as string, files };
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
  const bundleSheet = async (file: string, isInline = false): Promise<string> => {
    const sheet = (await bundle(root, file, site)).find(({ fileName }) => fileName.endsWith(".css"));
    const css = String((sheet as Rolldown.OutputAsset).source);
    return lowerCss(css, root, isInline ? unusedProperties(css) : []);
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
      css: plain + whereKnown((await bundleSheet(inline, true)) + languageRules(page)),
      belowFoldStyles: belowFold && (await publish(`${page}-below-fold`, belowFold)),
    };
  };
  const entries = await Promise.all(renderedPages.map(async (page) => [page, await bundlePage(page)] as const));
  const demos = await publish("demos", "src/demos/demos.css");
  return { pages: Object.fromEntries(entries) as Record<RenderedPage, (typeof entries)[number][1]>, demos, files };
}
