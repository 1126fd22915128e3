import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build, type Plugin, type Rolldown } from "vite";
import { pages, type RenderedPage, renderedPages } from "../../src/config/pages.ts";
import { contentHash } from "../content-hash.ts";
import { shapesPlugin } from "../drawings/shapes-plugin.ts";
import { languageRules } from "./language-rules.ts";
import { shortTokens } from "./short-tokens.ts";
import { type SiteParts, sitePartsPlugin } from "./site-parts.ts";

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

const interfaceIcons = readFileSync(join(import.meta.dirname, "../../src/config/interface-icons.ts"), "utf8");

const reactFiles =
  /[\\/](react|react-dom|scheduler|hooks|ui)[\\/]|[\\/](use-language|language-provider|playback-button|addresses|pages|interface-icons)\.tsx?$/;

/** React and what every island has of it are one file, apart from the islands: it is run in a task of its own. */
const isWithReact = (id: string) =>
  reactFiles.test(id) ||
  interfaceIcons.includes(`"${/lucide-static[\\/]icons[\\/].+$/.exec(id)?.[0].replaceAll("\\", "/")}"`);

const groups = [
  { name: "react", test: isWithReact },
  { name: "demos", test: /[\\/]demos[\\/](?!scenes)|[\\/]lucide-static[\\/]/ },
];

/** Bundles files for browsers, without writing them. What they load later are chunks of their own. */
async function bundle(root: string, entry: string, parts?: SiteParts): Promise<Output[]> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [shapesPlugin, plainImports, tailwindcss(), ...(parts ? [sitePartsPlugin(parts)] : [])],
    build: {
      write: false,
      target: "baseline-widely-available",
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: resolve(root, entry),
        // What the page's script shares with the islands is part of it, and no file more.
        preserveEntrySignatures: "allow-extension",
        output: { hashCharacters: "hex", codeSplitting: { groups, includeDependenciesRecursively: false } },
      },
    },
  });
  return (Array.isArray(result) ? result : [result]).flatMap((part) => ("output" in part ? part.output : []));
}

function entryOf(outputs: readonly Output[], entry: string): Rolldown.OutputChunk {
  const chunk = outputs.find((output) => output.type === "chunk" && output.isEntry);
  if (chunk?.type !== "chunk") throw new Error(`${entry} gave no script`);
  return chunk;
}

/** The script inside the document. */
export async function inlineScript(root: string): Promise<string> {
  const entry = "src/entry/inline-script.ts";
  return `{${entryOf(await bundle(root, entry), entry).code.trim()}}`;
}

/** What the browser is sent besides the documents. */
export interface Scripts {
  /** The address of the script that every page starts with. */
  app: string;
  /** The addresses of what the islands of the first view need, to be fetched ahead. */
  modules: readonly string[];
  /** What is a file of its own, by its name below the site's root. */
  files: ReadonlyMap<string, string>;
}

export async function scripts(root: string, parts: SiteParts): Promise<Scripts> {
  const entry = "src/entry/browser.ts";
  const chunks = (await bundle(root, entry, parts)).filter((output) => output.type === "chunk");
  const app = entryOf(chunks, entry);
  const islands = chunks.find(({ name }) => name === "islands");
  const needed = islands ? [islands.fileName, ...islands.imports] : [];
  return {
    app: `/${app.fileName}`,
    modules: needed.filter((file) => file !== app.fileName).map((file) => `/${file}`),
    files: new Map(chunks.map(({ fileName, code }) => [fileName, code])),
  };
}

interface SheetFile {
  /** Below the site's root. */
  name: string;
  css: string;
}

/** The style sheets of a page. */
export interface Styles {
  /** Written into the document. */
  inline: string;
  /** For what stands below the first view; not every page has it. */
  far?: SheetFile | undefined;
  /** For what only a script shows; not every page has it. */
  deferred?: SheetFile | undefined;
}

async function bundledSheet(root: string, file: string, parts: SiteParts): Promise<string | undefined> {
  if (!existsSync(join(root, file))) return undefined;
  const asset = (await bundle(root, file, parts)).find(({ fileName }) => fileName.endsWith(".css"));
  if (asset?.type !== "asset") throw new Error(`${file} gave no style sheet`);
  return String(asset.source);
}

/** A page's style sheets by when they arrive, from `<page>.css`, `<page>.far.css` and `<page>.deferred.css` in its folder. */
async function sheetsOf(root: string, page: RenderedPage, parts: SiteParts) {
  const base = `src/pages/${pages[page].folder}/${pages[page].folder}`;
  const sheet = (arrival: string) => bundledSheet(root, `${base}${arrival}.css`, parts);
  const [inline, far, deferred] = await Promise.all([sheet(""), sheet(".far"), sheet(".deferred")]);
  if (inline === undefined) throw new Error(`${base}.css is missing: it is the style sheet of the page "${page}"`);
  return { page, inline, far, deferred };
}

/** The style sheets of every page, and that of the scenes, which stand apart. */
export async function styles(
  root: string,
  parts: SiteParts,
): Promise<{ pages: Map<RenderedPage, Styles>; demos: SheetFile }> {
  const sheets = await Promise.all(renderedPages.map((page) => sheetsOf(root, page, parts)));
  const demos = (await bundledSheet(root, "src/demos/demos.css", parts)) ?? "";
  const tokens = readFileSync(join(root, "src/styles/tokens.css"), "utf8");
  const all = sheets.flatMap(({ inline, far, deferred }) => [inline, far, deferred]);
  const shorten = shortTokens(
    tokens,
    all.filter((css) => css !== undefined),
  );
  const file = (name: string, css: string | undefined): SheetFile | undefined => {
    const short = css && shorten(css);
    return short ? { name: `assets/${name}-${contentHash(short)}.css`, css: short } : undefined;
  };
  const pages = new Map(
    sheets.map(({ page, inline, far, deferred }) => [
      page,
      {
        inline: shorten(inline) + languageRules(page),
        far: file(`${page}-far`, far),
        deferred: file(`${page}-deferred`, deferred),
      },
    ]),
  );
  return { pages, demos: file("demos", demos) as SheetFile };
}
