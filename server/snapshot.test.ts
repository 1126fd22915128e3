import fs, { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { beforeEach, expect, it, vi } from "vitest";
import { temporaryFolder } from "../tools/testing/temporary-folder.ts";
import { keepSnapshot, readSnapshot, type Snapshot } from "./snapshot.ts";
import { ask } from "./testing/client.ts";
import { serveFolder, writeBuilt } from "./testing/sample.ts";

let parent: string;
let folder: string;
let logged: string[];

beforeEach(() => {
  parent = temporaryFolder();
  folder = join(parent, "dist");
  logged = [];
});

/** Builds a site that says of itself, on every page and in its policy, which build it is. */
function build(name: string, into = folder): void {
  writeBuilt(into, {
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

const keep = () => keepSnapshot(folder, (line) => logged.push(line));

/** That all parts of a snapshot are of one build. */
function expectBuild({ resources, notFound }: Snapshot, name: string): void {
  const landing = resources.get("/");
  const contents = [landing, notFound, resources.get(`/assets/${name}.js`)].map((one) => String(one?.identity.content));
  expect(contents).toEqual([`landing of ${name}`, `missing in ${name}`, name]);
  expect(landing?.headers.get("X-Build")).toBe(name);
}

it("needs a folder with a policy and a page for what is missing", () => {
  expect(keep).toThrow(/_headers is missing/);
  mkdirSync(folder);
  writeFileSync(join(folder, "_headers"), "");
  expect(keep).toThrow(/404\.html/);
});

it("is the same while the folder is, and that of the next build when it is whole", () => {
  build("first");
  const current = keep();
  expect(current()).toBe(current());
  rmSync(folder, { recursive: true });
  expectBuild(current(), "first");
  mkdirSync(folder);
  writeFileSync(join(folder, "404.html"), "missing in second");
  expectBuild(current(), "first");
  build("second");
  expectBuild(current(), "second");
  expect(logged).toEqual([]);
});

it("is of one build alone: one that gives way to the next while it is read is refused", () => {
  build("first");
  const readFile = vi.spyOn(fs, "readFileSync").mockImplementationOnce((...parameters) => {
    readFile.mockRestore();
    syncBuiltinESMExports();
    const rules = fs.readFileSync(...parameters);
    swap("second");
    return rules;
  });
  syncBuiltinESMExports();
  expect(() => readSnapshot(folder)).toThrow(`${folder} was built anew while it was read`);
  expectBuild(readSnapshot(folder), "second");
});

it("stays when the next build is wrong, which is logged once, and goes when it is mended", () => {
  build("first");
  const current = keep();
  writeFileSync(join(folder, "_headers"), "/*\n  Colonless\n");
  for (let look = 0; look < 3; look += 1) expectBuild(current(), "first");
  expect(logged).toEqual([expect.stringMatching(/^The build before is served on: _headers, line 2: /)]);
  build("second");
  expectBuild(current(), "second");
});

it("lets no page meet another build's policy, however often the site is built anew", async () => {
  build("b0");
  const { port } = await serveFolder(folder);
  const buildsIn = async (path: string) => {
    const { headers, body } = await ask(port, { path });
    return [headers["x-build"], String(body).split(" ").at(-1)];
  };
  for (let count = 1; count <= 20; count += 1) {
    const asked = ["/", "/nothing", "/", "/nothing"].map(buildsIn);
    await asked[0];
    swap(`b${count}`);
    for (const [policy, content] of await Promise.all(asked)) expect(content).toBe(policy);
  }
  for (const path of ["/", "/assets/b20.js", "/nothing"]) expect(await buildsIn(path)).toEqual(["b20", "b20"]);
});
