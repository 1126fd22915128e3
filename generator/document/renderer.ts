import { resolve } from "node:path";
import { runnerImport } from "vite";
import type { RenderInput } from "../../src/entry/render.tsx";

export type RenderPage = (input: RenderInput) => string;

/** The function that renders pages, loaded from the components' sources. */
export async function loadRenderer(root: string): Promise<RenderPage> {
  const { module } = await runnerImport<{ renderPage: RenderPage }>(resolve(root, "src/entry/render.tsx"), {
    root,
    configFile: false,
    logLevel: "warn",
  });
  return module.renderPage;
}
