import { existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { languageRules } from "../../../generator/document/language-rules.ts";
import { pages, type RenderedPage, renderedPages } from "../../../src/config/pages.ts";

/** Without scripts a page shows what stands for them. In the preview none run either, and it is to look as if they did. */
export const asWithScripts = (css: string) => css.replace(/\(\s*scripting\s*:\s*none\s*\)/g, "not all");

async function bundled(root: string, file: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: join(root, file) } },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ("output" in part ? part.output : []));
  const sheet = outputs.find(({ fileName }) => fileName.endsWith(".css"));
  if (sheet?.type !== "asset") throw new Error(`${file} gave no style sheet`);
  return String(sheet.source);
}

/** All styles of a page in one sheet, those as well that a visitor's browser loads later. */
async function stylesOf(root: string, page: RenderedPage): Promise<string> {
  const base = `src/pages/${pages[page].folder}/${pages[page].folder}`;
  const files = ["css", "far.css", "late.css"].map((ending) => `${base}.${ending}`);
  const sheets = await Promise.all(
    files.filter((file) => existsSync(join(root, file))).map((file) => bundled(root, file)),
  );
  return asWithScripts(sheets.join("\n") + languageRules(page));
}

/** The style sheet of every page. */
export async function previewStyles(root: string): Promise<ReadonlyMap<RenderedPage, string>> {
  return new Map(await Promise.all(renderedPages.map(async (page) => [page, await stylesOf(root, page)] as const)));
}
