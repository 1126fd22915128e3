import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build, normalizePath, type Plugin, type Rolldown } from "vite";
import { localeCodes } from "../../src/config/locales.ts";
import { pages, type RenderedPage, renderedPages } from "../../src/config/pages.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { contentHash } from "../content-hash.ts";
import { shapesPlugin } from "../vite-plugins/svg-shapes.ts";
import { withoutUnneededSheets } from "../vite-plugins/without-unneeded-sheets.ts";

/** What Vite puts around an `import()`, some 600 B, fetches style sheets and modules ahead, of which there are none. */
const plainImports: Plugin = {
  name: "site:plain-imports",
  enforce: "pre",
  load: (id) => (id.includes("vite/preload-helper") ? "export const __vitePreload = (load) => load();" : undefined),
};

/** A module with all that it imports from the start. */
function withImports(module: string, graph: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([module]);
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** React and what the islands are made of are one file, apart from the islands: it is run in a task of its own. */
const chunkGroups = (root: string) => [
  {
    debugName: "react",
    name: (id: string, graph: Rolldown.ChunkingContext) => {
      const isIn = (entry: string) => withImports(normalizePath(resolve(root, "src/entry", entry)), graph).has(id);
      const isOwn = /\/src\/(entry|islands|sections)\//.test(id);
      return !isOwn && isIn("islands.ts") && !isIn("browser.ts") ? "react" : null;
    },
  },
  { name: "demos", test: /\/src\/demos\/(?!scenes)|\/lucide-static\// },
];

/**
 * Short names for the tokens: the long ones, which say what they are, would cost every landing document 350 B. What a script names
 * is no token, and keeps its name.
 */
function shortTokens(root: string) {
  const declared = readFileSync(join(root, "src/styles/tokens.css"), "utf8").matchAll(/^ +(--[\w-]+):/gm);
  const tokens = [...new Set(Array.from(declared, ([, name]) => name))];
  const names = new Map(tokens.map((name, index) => [name, `--${index.toString(36)}`]));
  return (css: string) => css.replace(/(?<![\w-])--[\w-]+/g, (name) => names.get(name) ?? name);
}

/** Bundles files for browsers, without writing them. What they load later are chunks of their own. */
async function bundle(root: string, entry: string, site?: Pick<Site, "switches">) {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [shapesPlugin, plainImports, tailwindcss(), ...(site ? [withoutUnneededSheets(site)] : [])],
    build: {
      write: false,
      target: "baseline-widely-available",
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: resolve(root, entry),
        // What the page's script shares with the islands is part of it, and no file more.
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

/** The script inside the document. */
export async function inlineScript(root: string): Promise<string> {
  const [{ code }] = await bundle(root, "src/entry/inline-script.ts");
  return `{${code.trim()}}`;
}

/**
 * The page's scripts: the address of the one that every page starts with, the addresses of what the islands of the first view
 * need, to be fetched ahead, and all files by their names below the site's root.
 */
export async function scripts(root: string) {
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

/** A page's style sheets by when they arrive, with their places below `root`; not every page has the last two. */
export function sheetsOf(root: string, page: RenderedPage) {
  const { folder } = pages[page];
  const sheet = (arrival: string) => {
    const file = `src/pages/${folder}/${folder}${arrival}.css`;
    return existsSync(join(root, file)) ? file : undefined;
  };
  return { inline: `src/pages/${folder}/${folder}.css`, belowFold: sheet(".below-fold"), deferred: sheet(".deferred") };
}

/**
 * Styles for a page that is one document for all languages: of its parts, one a language, the one in the language of `<html>`
 * is shown. A style sheet cannot compare the two, so there is a selector for every language of the site.
 */
export function languageRules(page: RenderedPage): string {
  if (pages[page].path !== undefined) return "";
  const selectors = localeCodes.map((code) => `html[lang=${code}] .in-language[lang=${code}]`);
  return `${selectors.join()}{display:block}`;
}

/**
 * The styles of every page, those in the document and the addresses of those that come later, the address of the scenes' own, and
 * all files by their names below the site's root.
 */
export async function styles(root: string, site: Pick<Site, "switches">) {
  const shorten = shortTokens(root);
  const files = new Map<string, string>();
  const bundled = async (file: string): Promise<string> => {
    const sheet = (await bundle(root, file, site)).find(({ fileName }) => fileName.endsWith(".css"));
    return shorten(String((sheet as Rolldown.OutputAsset).source).trimEnd());
  };
  const publish = async (name: string, file: string): Promise<string> => {
    const css = await bundled(file);
    const fileName = `assets/${name}-${contentHash(css)}.css`;
    files.set(fileName, css);
    return `/${fileName}`;
  };
  const ofPage = async (page: RenderedPage) => {
    const { inline, belowFold, deferred } = sheetsOf(root, page);
    return {
      css: (await bundled(inline)) + languageRules(page),
      belowFoldStyles: belowFold && (await publish(`${page}-below-fold`, belowFold)),
      deferredStyles: deferred && (await publish(`${page}-deferred`, deferred)),
    };
  };
  const ofPages = await Promise.all(renderedPages.map(async (page) => [page, await ofPage(page)] as const));
  const demos = await publish("demos", "src/demos/demos.css");
  return { pages: Object.fromEntries(ofPages) as Record<RenderedPage, (typeof ofPages)[number][1]>, demos, files };
}
