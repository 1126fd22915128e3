import { resolve } from "node:path";
import { runnerImport } from "vite";
import type { RenderInput } from "../../src/entry/render.tsx";
import type { SiteData } from "../inputs/site-data.ts";
import { shapesPlugin } from "../vite-plugins/svg-shapes.ts";
import { type DocumentInput, documentOf, type PageAssets } from "./head.ts";

type RenderPage = (input: RenderInput) => string;

export async function loadRenderer(root: string): Promise<RenderPage> {
  const { module } = await runnerImport<{ renderPage: RenderPage }>(resolve(root, "src/entry/render.tsx"), {
    root,
    configFile: false,
    plugins: [shapesPlugin],
    logLevel: "warn",
  });
  return module.renderPage;
}

/** Renders a whole document; `publish` takes the props of its islands as JSON and returns their URL. */
export function renderDocument(
  renderPage: RenderPage,
  data: SiteData,
  { page, locale }: Pick<DocumentInput, "page" | "locale">,
  assets: PageAssets,
  publish: (islands: string) => string,
): string {
  const { belowFoldStyles, demoStyles } = assets;
  const islands = new Map<string, object>();
  const pageData = { ...data.pageData, demoStyles, islands };
  const markup = renderPage({ page, locale, pageData, belowFoldStyles });
  const input = { ...data, page, locale, assets, islands: publish(JSON.stringify(Object.fromEntries(islands))) };
  // React ends `<img>` with a slash, which HTML does not need. In texts it escapes the `>`.
  return documentOf(input, markup.replaceAll("/>", ">"));
}
