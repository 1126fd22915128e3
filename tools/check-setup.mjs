// Imported before anything else, and on every Node version: says in one line what is missing to run.
import { existsSync, readFileSync } from "node:fs";

const file = (path) => new URL(`../${path}`, import.meta.url);

/** The versions that package.json names, such as `^20.19.0 || >=24.0.0`. */
const readRanges = (range) =>
  range.split(" || ").map((part) => {
    const [major, minor] = part.match(/\d+/g).map(Number);
    return { major, minor, isOpen: part.startsWith(">=") };
  });

function findFault() {
  const { engines, devDependencies } = JSON.parse(readFileSync(file("package.json"), "utf8"));
  const ranges = readRanges(engines.node);
  const [major, minor] = process.versions.node.split(".").map(Number);
  const isIn = (range) => (range.isOpen ? major >= range.major : major === range.major && minor >= range.minor);
  if (!ranges.some(isIn)) {
    const names = ranges.map(
      (range) => `${range.major}.${range.minor} or a later ${range.isOpen ? "one" : range.major}`,
    );
    return `Node ${process.versions.node} is not supported: install ${names.join(", ")}, from https://nodejs.org`;
  }
  const missing = Object.keys(devDependencies).find((name) => !existsSync(file(`node_modules/${name}/package.json`)));
  return missing && `The package ${missing} is not installed: run npm ci --include=dev`;
}

const fault = findFault();
if (fault) {
  console.error(fault);
  process.exit(1);
}
