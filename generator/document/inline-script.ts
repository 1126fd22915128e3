import { resolve } from "node:path";
import { minify } from "terser";
import { build } from "vite";

/** The most that the script inside the document may weigh, in bytes. */
export const firstScriptLimit = 1024;

/** The script inside the document, bundled and made small. */
export async function buildFirstScript(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      minify: false,
      target: "es2022",
      modulePreload: false,
      lib: { entry: resolve(root, "src/entry/first-script.ts"), formats: ["es"] },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs
    .flatMap((output) => ("output" in output ? output.output : []))
    .find(({ type }) => type === "chunk");
  if (chunk?.type !== "chunk") throw new Error("src/entry/first-script.ts gave no script");
  const { code } = await minify(chunk.code, {
    ecma: 2020,
    module: true,
    compress: {
      passes: 4,
      unsafe: true,
      unsafe_arrows: true,
      unsafe_undefined: true,
      booleans_as_integers: true,
      hoist_props: true,
      toplevel: true,
    },
  });
  if (!code) throw new Error("src/entry/first-script.ts became empty when it was made small");
  return `{${code}}`;
}
