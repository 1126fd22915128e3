import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { headersFor } from "./headers-file.ts";
import { listen } from "./listen.ts";
import { createSiteServer } from "./site-server.ts";
import { keepSnapshot, readSnapshot, type Snapshot } from "./snapshot.ts";
import { ask } from "./testing/client.ts";
import { writeFiles } from "./testing/sample.ts";

/** What happens, once, between the reading of the rules and that of the documents. */
const reading = vi.hoisted(() => ({ rulesRead: undefined as (() => void) | undefined }));
vi.mock("node:fs", async (importOriginal) => {
  const fs = await importOriginal<typeof import("node:fs")>();
  const readFileSync = (...parameters: Parameters<typeof fs.readFileSync>) => {
    const content = fs.readFileSync(...parameters);
    const { rulesRead } = reading;
    if (!rulesRead || !String(parameters[0]).endsWith("_headers")) return content;
    reading.rulesRead = undefined;
    rulesRead();
    return content;
  };
  return { ...fs, readFileSync };
});

let parent: string;
let folder: string;
let logged: string[];

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "site-"));
  folder = join(parent, "dist");
  logged = [];
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

/** Builds a site that says of itself, on every page and in its policy, which build it is. */
function build(name: string, into = folder): void {
  writeFiles(into, {
    "index.html": `landing of ${name}`,
    "404.html": `missing in ${name}`,
    [`assets/${name}.js`]: name,
    _headers: `# build: ${name}\n/*\n  X-Build: ${name}\n`,
  });
}

/** Builds beside the folder and puts the result in its place. */
function swap(name: string): void {
  build(name, join(parent, "next"));
  renameSync(folder, join(parent, "last"));
  renameSync(join(parent, "next"), folder);
  rmSync(join(parent, "last"), { recursive: true });
}

const keep = (pollInterval = 0) => keepSnapshot(folder, pollInterval, (line) => logged.push(line));

/** Which build the parts of a snapshot are of. */
const buildsIn = ({ documents, notFound, rules }: Snapshot) => [
  String(documents.get("/")?.plain.content).replace("landing of ", ""),
  String(notFound.plain.content).replace("missing in ", ""),
  headersFor(rules, "/").get("X-Build"),
];

it("finds every document, at its path without the ending", () => {
  build("first");
  writeFiles(folder, {
    "de.html": "1",
    "de/terms.html": "2",
    "de/index.html": "3",
    "_hidden.html": "4",
    ".x.html": "5",
  });
  writeFiles(folder, { ".git/a.html": "6", "media/a.htm": "7", "media/b.html.txt": "8" });
  expect([...readSnapshot(folder).documents.keys()].sort()).toEqual(["/", "/de", "/de/index", "/de/terms"]);
});

it("needs a folder with a policy and a page for what is missing", () => {
  expect(() => keep()).toThrow(/_headers is missing/);
  mkdirSync(folder);
  writeFileSync(join(folder, "_headers"), "");
  expect(() => keep()).toThrow(/404\.html/);
});

it("is the same while the folder is", () => {
  build("first");
  const current = keep();
  expect(current()).toBe(current());
});

it("is that of the next build when it is whole, written into the folder", () => {
  build("first");
  const current = keep();
  rmSync(folder, { recursive: true });
  expect(buildsIn(current())).toEqual(["first", "first", "first"]);
  writeFileSync(folder, "no folder");
  expect(buildsIn(current())).toEqual(["first", "first", "first"]);
  rmSync(folder);
  mkdirSync(folder);
  writeFileSync(join(folder, "404.html"), "missing in second");
  expect(buildsIn(current())).toEqual(["first", "first", "first"]);
  build("second");
  expect(buildsIn(current())).toEqual(["second", "second", "second"]);
  expect(logged).toEqual([]);
});

it("is of one build alone: one that gives way to the next while it is read is refused", () => {
  build("first");
  reading.rulesRead = () => swap("second");
  expect(() => readSnapshot(folder)).toThrow(`${folder} was built anew while it was read`);
  expect(buildsIn(readSnapshot(folder))).toEqual(["second", "second", "second"]);
});

it("tells a build from another of the same time and size", () => {
  build("first");
  utimesSync(join(folder, "_headers"), 1000, 1000);
  const current = keep();
  build("other", join(parent, "next"));
  utimesSync(join(parent, "next", "_headers"), 1000, 1000);
  renameSync(folder, join(parent, "last"));
  renameSync(join(parent, "next"), folder);
  expect(buildsIn(current())).toEqual(["other", "other", "other"]);
});

it("stays when the next build is wrong, which is logged once, and goes when it is mended", () => {
  build("first");
  const current = keep();
  writeFileSync(join(folder, "_headers"), "/*\n  Colonless\n");
  for (let look = 0; look < 3; look += 1) expect(buildsIn(current())).toEqual(["first", "first", "first"]);
  expect(logged).toEqual(["The build before is served on: _headers, line 2: a name, a colon and a value are wanted"]);
  build("second");
  expect(buildsIn(current())).toEqual(["second", "second", "second"]);
});

it("is looked for no more often than told", () => {
  build("first");
  const current = keep(60_000);
  swap("second");
  expect(buildsIn(current())).toEqual(["first", "first", "first"]);
});

it("lets no page meet another build's policy, however often the site is built anew", async () => {
  build("b0");
  const { server } = createSiteServer(folder, { pollInterval: 0, log: (line) => logged.push(line) });
  const port = await listen(server, 0, "127.0.0.1");
  for (let count = 1; count <= 20; count += 1) {
    const asked = ["/", "/nothing", "/", "/nothing"].map((path) => ask(port, { path }));
    await asked[0];
    swap(`b${count}`);
    for (const { headers, body } of await Promise.all(asked)) {
      expect(body.toString()).toMatch(/^(landing of|missing in) b\d+$/);
      expect(body.toString().split(" ").at(-1)).toBe(headers["x-build"]);
    }
  }
  for (const path of ["/", "/assets/b20.js", "/nothing"]) {
    const { headers, body } = await ask(port, { path });
    expect([headers["x-build"], body.toString().split(" ").at(-1)]).toEqual(["b20", "b20"]);
  }
  expect(logged).toEqual([]);
  server.close();
});
