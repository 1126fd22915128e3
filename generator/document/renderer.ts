import { resolve } from "node:path";
import { runnerImport } from "vite";
import type { RenderedDocument, RenderInput } from "../../src/entry/render.tsx";
import { shapesPlugin } from "../drawings/shapes-plugin.ts";

export type RenderPage = (input: RenderInput) => RenderedDocument;

/** The function that renders pages, loaded from the components' sources. */
export async function loadRenderer(root: string): Promise<RenderPage> {
  const { module } = await runnerImport<{ renderPage: RenderPage }>(resolve(root, "src/entry/render.tsx"), {
    root,
    configFile: false,
    plugins: [shapesPlugin],
    logLevel: "warn",
  });
  return module.renderPage;
}
