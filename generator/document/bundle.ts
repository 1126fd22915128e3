import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build, type Rolldown } from "vite";
import { localeCodes, locales } from "../../src/config/locales.ts";
import { pages, type RenderedPage, renderedPages } from "../../src/config/pages.ts";
import { contentHash } from "../content-hash.ts";
import { scriptTargets } from "../supported-browsers.ts";
import { shapesPlugin } from "../vite-plugins/svg-shapes.ts";
import { bundleCss, lowerCss, unusedProperties } from "./lower-css.ts";

/** React stays cached when the site changes; scenes share their kit, and islands what they have in common. */
const chunks = [
  { name: "react", test: /\/node_modules\/(react|react-dom|scheduler)\// },
  { name: "demos", test: /\/src\/demos\/(?!scenes)/ },
  { name: "shared", test: /\/src\/(features|lib|ui|config)\/|preload-helper|\/lucide-static\//, minShareCount: 2 },
];

async function bundle(root: string, entry: string) {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [shapesPlugin, tailwindcss({ optimize: false })],
    build: {
      write: false,
      target: scriptTargets,
      // `lowerCss` does it.
      cssMinify: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: resolve(root, entry),
        // Code that islands share with the page script stays in it.
        preserveEntrySignatures: "allow-extension",
        output: { hashCharacters: "hex", codeSplitting: { groups: chunks, includeDependenciesRecursively: false } },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output;
}

export async function bundleInlineScript(root: string): Promise<string> {
  const [{ code }] = await bundle(root, "src/entry/inline-script.ts");
  return `{${code.trim()}}`;
}

export const scriptOf = (page: RenderedPage) =>
  `src/entry/${pages[page].path === undefined ? "missing-page" : "browser"}.ts`;

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

export function sheetsOf(root: string, page: RenderedPage) {
  const { folder } = pages[page];
  const belowFold = `src/pages/${folder}/${folder}.below-fold.css`;
  const isRightToLeft = Object.values(locales).some(({ dir }) => dir === "rtl");
  return {
    inline: [`src/pages/${folder}/${folder}.css`, ...(isRightToLeft ? ["src/styles/right-to-left.css"] : [])],
    belowFold: existsSync(join(root, belowFold)) ? belowFold : undefined,
  };
}

/** For a document in all languages: shows the part in that of `<html>`. CSS cannot compare them: one selector each. */
export function languageRules(page: RenderedPage): string {
  if (pages[page].path !== undefined) return "";
  const selectors = localeCodes.map((code) => `html[lang=${code}] .in-language[lang=${code}]`);
  return `${selectors.join()}{display:block}`;
}

/** For browsers since 2021: earlier ones know too little of it, and show a plain document. */
const whereKnown = (css: string) => `@supports(aspect-ratio:1){${css}}`;

export async function bundleStyles(root: string) {
  const files = new Map<string, string>();
  const publish = (name: string, sheet: string): string => {
    const css = whereKnown(sheet);
    const fileName = `assets/${name}-${contentHash(css)}.css`;
    files.set(fileName, css);
    return `/${fileName}`;
  };
  const plain = bundleCss(join(root, "src/styles/plain.css"));
  const bundlePage = (page: RenderedPage) => {
    const { inline, belowFold } = sheetsOf(root, page);
    const css = inline.map((file) => bundleCss(join(root, file))).join("");
    return {
      css: plain + whereKnown(lowerCss(css, unusedProperties(css)) + languageRules(page)),
      belowFoldStyles: belowFold && publish(`${page}-below-fold`, bundleCss(join(root, belowFold))),
    };
  };
  const entries = renderedPages.map((page) => [page, bundlePage(page)] as const);
  const demoSheet = (await bundle(root, "src/demos/demos.css")).find(({ fileName }) => fileName.endsWith(".css"));
  const demos = publish("demos", lowerCss(String((demoSheet as Rolldown.OutputAsset).source)));
  return { pages: Object.fromEntries(entries) as Record<RenderedPage, (typeof entries)[number][1]>, demos, files };
}
