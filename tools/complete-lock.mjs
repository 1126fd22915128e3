// Adds to a lock file the optional packages of other systems that a registry mirror does not list, so that `npm ci` accepts
// it everywhere. Run it after every change of dependencies:
//   node tools/complete-lock.mjs [package-lock.json]
import { readFileSync, renameSync, writeFileSync } from "node:fs";

/** How packages name systems and processors, where not as Node does. */
const aliases = { linuxmusl: "linux", windows: "win32", ppc64le: "ppc64" };
const systems = "android darwin freebsd linux netbsd openbsd openharmony sunos aix win32".split(" ");
const processors = "x64 arm64 arm ia32 riscv64 ppc64 s390x loong64 mips64el wasm32".split(" ");

const file = process.argv[2] ?? "package-lock.json";
const lock = JSON.parse(readFileSync(file, "utf8"));

/** Whether a package that lies at `place` finds `name` in its own or an outer `node_modules`. */
function finds(place, name) {
  for (let at = place; ; at = at.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, "")) {
    if (lock.packages[`${at ? `${at}/` : ""}node_modules/${name}`]) return true;
    if (!at) return false;
  }
}

let added = 0;
for (const [place, { optionalDependencies = {}, dev, devOptional }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (finds(place, name) || !/^\d/.test(version)) continue;
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
// By way of a draft, so that nobody meets half a lock file.
writeFileSync(`${file}.draft`, `${JSON.stringify(lock, null, 2)}\n`);
renameSync(`${file}.draft`, file);
console.log(`${file}: ${added} packages added`);
