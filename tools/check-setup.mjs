// Imported before anything else, and on every Node version: says in one line what is missing to run.
import { existsSync, readFileSync } from "node:fs";

const file = (path) => new URL(`../${path}`, import.meta.url);

function findFault() {
  const { engines, devDependencies } = JSON.parse(readFileSync(file("package.json"), "utf8"));
  // Such as `^20.19.0 || >=24.0.0`.
  const ranges = engines.node
    .split(" || ")
    .map((range) => [range.startsWith(">="), ...range.match(/\d+/g).map(Number)]);
  const [major, minor] = process.versions.node.split(".").map(Number);
  const isIn = ([isOpen, from, fromMinor]) => (isOpen ? major >= from : major === from && minor >= fromMinor);
  if (!ranges.some(isIn)) {
    const names = ranges.map(([isOpen, from, fromMinor]) => `${from}.${fromMinor} or a later ${isOpen ? "one" : from}`);
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
