// Adds to a lock file the optional packages of other systems that a registry mirror does not list, so that `npm ci` accepts
// it everywhere. Run it after every change of dependencies:
//   node tools/complete-lock.mjs [package-lock.json]
import { readFileSync, renameSync, writeFileSync } from "node:fs";

const systems = {
  android: "android",
  darwin: "darwin",
  freebsd: "freebsd",
  linux: "linux",
  linuxmusl: "linux",
  netbsd: "netbsd",
  openbsd: "openbsd",
  openharmony: "openharmony",
  sunos: "sunos",
  aix: "aix",
  win32: "win32",
  windows: "win32",
};
const processors = ["x64", "arm64", "arm", "ia32", "riscv64", "ppc64", "s390x", "loong64", "mips64el", "wasm32"];

const file = process.argv[2] ?? "package-lock.json";
const lock = JSON.parse(readFileSync(file, "utf8"));

/** Whether a package that lies at `place` finds `name` in its own or an outer `node_modules`. */
function finds(place, name) {
  for (let at = place; ; at = at.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$/, "")) {
    if (lock.packages[`${at ? `${at}/` : ""}node_modules/${name}`]) return true;
    if (!at) return false;
  }
}

/** What the lock file says of a package of another system, or nothing when the name tells no system. */
function entryFor(name, version, parent) {
  const words = name.split(/[-/]/);
  const system = words.map((word) => systems[word]).find(Boolean);
  const processor = processors.find(
    (known) => words.includes(known) || words.includes(known.replace("ppc64", "ppc64le")),
  );
  if (!system && !processor) return undefined;
  return {
    version,
    ...(processor && { cpu: [processor] }),
    ...(parent.dev && { dev: true }),
    ...(parent.devOptional && { devOptional: true }),
    optional: true,
    ...(system && { os: [system] }),
  };
}

let added = 0;
for (const [place, parent] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
    if (finds(place, name) || !/^\d/.test(version)) continue;
    const entry = entryFor(name, version, parent);
    if (!entry) continue;
    lock.packages[`node_modules/${name}`] = entry;
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
// By way of a draft, so that nobody meets half a lock file.
writeFileSync(`${file}.draft`, `${JSON.stringify(lock, null, 2)}\n`);
renameSync(`${file}.draft`, file);
console.log(`${file}: ${added} packages added`);
