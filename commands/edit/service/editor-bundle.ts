import { join } from "node:path";
import { build, type Rolldown } from "vite";

export interface EditorBundle {
  script: string;
  styles: string;
}

/** The editor's page, bundled in memory: nothing of it is ever written, and least of all to `dist`. */
export async function editorBundle(root: string): Promise<EditorBundle> {
  const entry = join(root, "commands/edit/page/main.tsx");
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    build: {
      write: false,
      target: "baseline-widely-available",
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: entry },
    },
  });
  const outputs: Rolldown.OutputBundle[string][] = (Array.isArray(result) ? result : [result]).flatMap((part) =>
    "output" in part ? part.output : [],
  );
  const script = outputs.find((output) => output.type === "chunk");
  const styles = outputs.find(({ fileName }) => fileName.endsWith(".css"));
  if (script?.type !== "chunk" || styles?.type !== "asset") throw new Error(`${entry} gave no script and style sheet`);
  return { script: script.code, styles: String(styles.source) };
}
