import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { expect, it } from "vitest";

const commonToCommands = [
  "src",
  "generator",
  "studio",
  "tools",
  "server/listen.ts",
  "commands/support",
  "commands/texts",
];
const builtFolder = ["src", "generator", "server", "tools", "commands/support", "commands/host", "commands/verify"];

/** What each room takes from besides itself: docs/decisions/0008-rooms.md. Of several that a file lies in, the first holds. */
const takes: Readonly<Record<string, readonly string[]>> = {
  "src/entry": ["src/pages", "src/sections", "src/islands", "src/features", "src/lib", "src/config", "src/content"],
  "src/pages": ["src/sections", "src/islands", "src/features", "src/ui", "src/lib", "src/config"],
  "src/sections": ["src/islands", "src/demos", "src/features", "src/ui", "src/lib", "src/config", "src/content"],
  "src/demos": ["src/ui", "src/lib", "src/config", "src/content"],
  "src/islands": ["src/features", "src/lib", "src/config"],
  "src/features": ["src/ui", "src/lib", "src/config", "src/content"],
  "src/ui": ["src/lib", "src/config"],
  "src/content": ["src/lib", "src/config"],
  "src/lib": ["src/config"],
  "src/config": [],
  generator: ["src", "tools", "server/redirects-file.ts"],
  studio: ["src", "generator", "tools"],
  "commands/edit/page": ["src", "commands/texts/text-length.ts", "commands/edit/protocol.ts"],
  "commands/edit": [...commonToCommands, "commands/host"],
  "commands/host": builtFolder,
  "commands/verify": builtFolder,
  "commands/doctor": commonToCommands,
  "commands/setup": commonToCommands,
  "commands/strings": commonToCommands,
  "commands/support": ["src", "generator", "tools", "commands/texts"],
  "commands/texts": ["src", "generator"],
  "commands/reference": ["src", "generator", "tools"],
  "commands/start": ["generator", "server", "tools", "commands/support"],
  server: [],
};

/** What tests may take as well, by the first folder of their place. */
const testsTake: Readonly<Record<string, readonly string[]>> = {
  generator: ["server/headers-file.ts", "tests/fixtures"],
  commands: ["tests/fixtures"],
};

const folders = ["src", "generator", "commands", "server", "studio", "tests", "tools", "bench"];
const files = folders
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)))
  .map((file) => file.split(sep).join("/"))
  .filter((file) => /\.tsx?$/.test(file) && !file.includes("node_modules/"));

const isIn = (file: string, place: string) => file === place || file.startsWith(`${place}/`);
const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);

/** What a file imports: the project's files by their paths, packages by their names; "type react" for types alone. */
const importsOf = (file: string) =>
  [
    ...readFileSync(file, "utf8").matchAll(
      /^(?:import|export) (type )?(?:[^"]*? from )?"([^"?]+)|\bimport\("([^"?]+)/gm,
    ),
  ]
    .map(([, type = "", from, later]) => (type && !from?.startsWith(".") ? type : "") + (from ?? later ?? ""))
    .map((name) => (name.startsWith(".") ? join(dirname(file), name).split(sep).join("/") : name));

function isAgainstThePlan(file: string, imported: string): boolean {
  const room = Object.keys(takes).find((place) => isIn(file, place));
  if (!room || !folders.some((folder) => isIn(imported, folder))) return false;
  const more = isTest(file) ? (testsTake[room.split("/")[0] ?? ""] ?? []) : [];
  return ![room, ...(takes[room] ?? []), ...more].some((place) => isIn(imported, place));
}

/** Sections do not import each other, nor do features. */
const isBetweenNeighbours = (file: string, imported: string) =>
  /^src\/(sections|features)\//.test(file) &&
  dirname(imported).startsWith(file.split("/").slice(0, 2).join("/")) &&
  file.split("/")[2] !== imported.split("/")[2];

/** What runs before a visitor has shown a sign imports no component and no React, but for their types. */
const isComponentInBrowser = (file: string, imported: string) =>
  /^src\/(entry\/(browser|inline-script)|islands\/(start|live|data))\.ts$/.test(file) &&
  /\.tsx$|^react(-dom)?(\/|$)/.test(imported);

/** The editor's page runs in a browser. */
const isNodeInBrowser = (file: string, imported: string) =>
  isIn(file, "commands/edit/page") && imported.startsWith("node:") && !isTest(file);

it("every import keeps to the plan of the rooms", () => {
  const isWrong = (file: string, imported: string) =>
    [isAgainstThePlan, isBetweenNeighbours, isComponentInBrowser, isNodeInBrowser].some((rule) => rule(file, imported));
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => isWrong(file, imported))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(wrong, "what may be imported from where is in docs/decisions/0008-rooms.md").toEqual([]);
});
