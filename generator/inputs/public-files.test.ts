import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { publicFilesOf } from "./public-files.ts";

const filesOf = (...names: string[]) =>
  publicFilesOf(temporaryFolder(Object.fromEntries(names.map((name) => [`public/${name}`, ""]))));

it("publishes all files but hidden ones, also what links within the project lead to", () => {
  const names = [".well-known/security.txt", "a.tar.gz", "data.gz", "google12.html", "ä b.txt"];
  expect(filesOf(...names, ".DS_Store", "logos/.gitkeep", ".well-known/.hidden")).toEqual(names);
  const root = temporaryFolder({ "shared/a.svg": "" });
  symlinkSync(join(root, "shared"), join(root, "public"));
  symlinkSync("nowhere", join(root, "public/.#lock"));
  expect(publicFilesOf(root)).toEqual(["a.svg"]);
});

it.each([
  ["downloads/what?.txt", 'has "?" in its name, which some hosts cannot serve; rename it'],
  ["price #1.txt", 'has "#" in its name'],
  ["_redirects", "is a file that the build writes itself; rename it, or for _redirects use redirects.txt"],
  ["de/terms.html", "is a file that the build writes itself; rename it"],
  ["_worker.js", "starts with _, as files for the host do"],
  ["index.html.gz", "would be sent by hosts as the compressed copy of index.html"],
])("refuses %s", (name, fault) => expect(() => filesOf(name)).toThrow(`- public/${name} ${fault}`));

it("refuses a compressed file beside what it seems to be a copy of, and names all faults at once", () =>
  expect(() => filesOf("data", "data.gz", "a?")).toThrow(/a\? has.*\n.*data\.gz would be sent.*copy of data;/));

it.each([
  ["loop", ".", "loop leads to a folder that it is in"],
  ["self", "self", "self leads to a folder that it is in"],
  ["out", temporaryFolder({ "secret.txt": "" }), "/out leads out of the project; put what it leads to in its place"],
])("refuses the link %s in one line", (name, target, fault) => {
  const root = temporaryFolder({ "public/a.txt": "" });
  symlinkSync(target, join(root, "public", name));
  expect(() => publicFilesOf(root)).toThrow(fault);
});
