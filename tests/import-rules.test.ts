import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, it } from "vitest";

/** In `src` imports run one way, from each of these folders to those behind it: docs/decisions/0008-import-rules.md. */
const layers = "entry pages sections demos islands features ui content lib config".split(" ");

/** What each other folder takes from besides itself. Of several that a file lies in, the first holds. */
const takes: Readonly<Record<string, readonly string[]>> = {
  "commands/edit/page": ["src", "commands/lib/text-warnings.ts", "commands/edit/protocol.ts"],
  commands: ["src", "generator", "studio", "server", "tools", "commands/lib", "commands/host"],
  generator: ["src", "tools", "server/redirects-file.ts"],
  studio: ["src", "generator", "tools"],
  bench: ["src/config", "src/lib", "tools", "server/headers-file.ts"],
  server: [],
  tools: [],
};

/** What tests may take as well. */
const testsTake = ["server/headers-file.ts", "tests/fixtures", "commands/verify", "tools/testing"];

const files = ["src", ...new Set(Object.keys(takes).map((folder) => folder.split("/")[0] as string))]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`))
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes("node_modules/"));

/** The code that a file imports of the project, by its paths. */
const importsOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/^(?:import|export) (?:[^"]*? from )?"(\.[^"?]+)|\bimport\("(\.[^"?]+)/gm)]
    .map(([, from, later]) => join(dirname(file), from ?? later ?? ""))
    .filter((imported) => /\.tsx?$/.test(imported) && imported.includes("/"));

const isIn = (file: string, place: string) => file === place || file.startsWith(`${place}/`);
const layerOf = (file: string) => layers.indexOf(file.split("/")[1] ?? "");

/** The folder that is one thing of its own among its neighbours: a command, a section, a feature. */
const ownFolder = (file: string) => /^(commands|src\/sections|src\/features)\/[^/]+/.exec(file)?.[0];

function isAllowed(file: string, imported: string): boolean {
  const own = ownFolder(file);
  if (/\.test\.tsx?$|\/testing\//.test(file) && testsTake.some((place) => isIn(imported, place))) return true;
  if (isIn(file, "src")) {
    const isNeighbour =
      own !== undefined && dirname(own) === dirname(ownFolder(imported) ?? "") && !isIn(imported, own);
    // The styles are no code, but for what a test of theirs reads.
    return (
      isIn(imported, "src") && (layerOf(file) <= layerOf(imported) || isIn(imported, "src/styles")) && !isNeighbour
    );
  }
  const folder = Object.keys(takes).find((place) => isIn(file, place)) as string;
  return [own ?? folder, ...(takes[folder] ?? [])].some((place) => isIn(imported, place));
}

it("every import keeps to the plan of the folders", () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => !isAllowed(file, imported))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(wrong, "what may be imported from where is in docs/decisions/0008-import-rules.md").toEqual([]);
});
