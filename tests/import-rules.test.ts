import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, it } from "vitest";

/** In `src` each folder may import only from those after it: docs/decisions/0008-import-rules.md. */
const layers = "entry pages sections demos islands features ui content lib config".split(" ");

/** Where the other folders may import from, besides themselves. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  commands: ["src", "generator", "studio", "server", "tools", "commands/lib", "commands/host", "commands/check"],
  generator: ["src", "tools", "server/redirects-file.ts", "server/snapshot.ts"],
  studio: ["src", "generator", "tools"],
  server: [],
  tools: [],
};

const allowedInTests = ["server/headers-file.ts", "tests/fixtures", "commands/verify", "tools/testing"];

const files = ["src", ...Object.keys(allowed)]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`))
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes("node_modules/"));

/** The paths of the project's code that a file imports. */
const importsOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/^(?:import|export) (?:[^"]*? from )?"(\.[^"?]+)|\bimport\("(\.[^"?]+)/gm)]
    .map(([, from, dynamic]) => join(dirname(file), from ?? dynamic ?? ""))
    .filter((imported) => /\.tsx?$/.test(imported) && imported.includes("/"));

const isIn = (file: string, path: string) => file === path || file.startsWith(`${path}/`);
const layerOf = (file: string) => layers.indexOf(file.split("/")[1] ?? "");

/** The folder of the command, section or feature that a file belongs to. */
const unitOf = (file: string) => /^(commands|src\/sections|src\/features)\/[^/]+/.exec(file)?.[0];

function isAllowed(file: string, imported: string): boolean {
  const unit = unitOf(file);
  if (/\.test\.tsx?$|\/testing\//.test(file) && allowedInTests.some((path) => isIn(imported, path))) return true;
  if (isIn(file, "src")) {
    const isNeighbour = unit && dirname(unit) === dirname(unitOf(imported) ?? "") && !isIn(imported, unit);
    // Styles have no code but their tests and what these import.
    const isInOrder = layerOf(file) <= layerOf(imported) || isIn(imported, "src/styles");
    return isIn(imported, "src") && isInOrder && !isNeighbour;
  }
  const folder = Object.keys(allowed).find((path) => isIn(file, path)) as string;
  return [unit ?? folder, ...(allowed[folder] ?? [])].some((path) => isIn(imported, path));
}

it("imports only along the allowed paths between folders", () => {
  const violations = files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => !isAllowed(file, imported))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(violations, "what may be imported from where is in docs/decisions/0008-import-rules.md").toEqual([]);
});
