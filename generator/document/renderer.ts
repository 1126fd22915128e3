import { resolve } from "node:path";
import { runnerImport } from "vite";
import type { SiteData } from "../inputs/site-data.ts";
import { shapesPlugin } from "../vite-plugins/svg-shapes.ts";
import { type DocumentInput, documentOf } from "./head.ts";

type Place = Pick<DocumentInput, "page" | "locale" | "assets">;

/** Resolves with what renders a document. Its `publish` returns the URL of the islands' props, which it gets as JSON. */
export async function loadRenderer(root: string) {
  const { module } = await runnerImport<typeof import("../../src/entry/render.tsx")>(
    resolve(root, "src/entry/render.tsx"),
    { root, configFile: false, plugins: [shapesPlugin], logLevel: "warn" },
  );
  return (data: SiteData, place: Place, publish: (islands: string) => string): string => {
    const { page, locale, assets } = place;
    const { belowFoldStyles, demoStyles } = assets;
    const islands = new Map<string, object>();
    const pageData = { ...data.pageData, locale, demoStyles, islands };
    const markup = module.renderPage({ page, pageData, belowFoldStyles });
    const props = JSON.stringify(Object.fromEntries(islands));
    // React ends `<img>` with a slash, which HTML does not need. In texts it escapes the `>`.
    return documentOf({ ...data, ...place, islands: publish(props) }, markup.replaceAll("/>", ">"));
  };
}
