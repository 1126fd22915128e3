import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
  .map((file) => ({ file: file.replaceAll("\\", "/"), text: readFileSync(join("src", file), "utf8") }));

const schemas = sources.filter(({ text }) => /^import \{ z \} from "zod"/m.test(text)).map(({ file }) => file);

/** The files that a file imports for more than their types. */
function importsOf({ file, text }: { file: string; text: string }): string[] {
  return [...text.matchAll(/^(?:import|export) (?!type\b)[^;]*?from "(\.[^"]+)";/gm)].map(([, path]) =>
    join(file, "..", path as string).replaceAll("\\", "/"),
  );
}

it("no visitor is sent the schemas: only a schema imports a schema, all else takes its types", () => {
  expect(schemas).toEqual(expect.arrayContaining(["config/site-schema.ts", "content/schema-parts.ts"]));
  let carriers = new Set(schemas);
  for (let size = 0; size !== carriers.size; ) {
    size = carriers.size;
    const more = sources.filter((source) => importsOf(source).some((path) => carriers.has(path)));
    carriers = new Set([...carriers, ...more.map(({ file }) => file)]);
  }
  expect([...carriers].filter((file) => !file.endsWith("-schema.ts") && !/schema(-part)?s\.ts$/.test(file))).toEqual(
    [],
  );
});
