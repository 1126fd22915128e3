// Adds the optional packages of other systems, which a registry mirror does not list, to a lock file, so that `npm ci`
// accepts it everywhere. Run it after every change of dependencies:
//   node tools/complete-lock.mjs [package-lock.json]
import { readFileSync, renameSync, writeFileSync } from "node:fs";

/** Systems and processors whose names in packages differ from Node's. */
const aliases = { linuxmusl: "linux", windows: "win32", ppc64le: "ppc64" };
const systems = "android darwin freebsd linux netbsd openbsd openharmony sunos aix win32".split(" ");
const processors = "x64 arm64 arm ia32 riscv64 ppc64 s390x loong64 mips64el wasm32".split(" ");

const file = process.argv[2] ?? "package-lock.json";
const lock = JSON.parse(readFileSync(file, "utf8"));

/** Whether a package at `path` resolves `name` in its own or an outer `node_modules`. */
function resolves(path, name) {
  for (let folder = path; ; folder = folder.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, "")) {
    if (lock.packages[`${folder ? `${folder}/` : ""}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

let added = 0;
for (const [path, { optionalDependencies = {}, dev, devOptional }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (resolves(path, name) || !/^\d/.test(version)) continue;
    const words = name.split(/[-/]/).map((word) => aliases[word] ?? word);
    const [os, cpu] = [systems, processors].map((known) => words.filter((word) => known.includes(word)).slice(0, 1));
    if (os.length + cpu.length === 0) continue;
    lock.packages[`node_modules/${name}`] = {
      version,
      ...(cpu.length > 0 && { cpu }),
      ...(dev && { dev }),
      ...(devOptional && { devOptional }),
      optional: true,
      ...(os.length > 0 && { os }),
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
// Renamed from a draft, so that nobody reads half a lock file.
writeFileSync(`${file}.draft`, `${JSON.stringify(lock, null, 2)}\n`);
renameSync(`${file}.draft`, file);
console.log(`${file}: ${added} packages added`);
