import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "./testing/temporary-folder.ts";

/** A copy of the project with its own `dist`, into which no other test builds. */
const copy = temporaryFolder({ "dist/index.html": "built before", "no-comma.ts": "let a = { b: 1 c: 2 };" });
const copied = "commands generator public server src tools package.json site.config.ts tsconfig.json vite.config.ts";

beforeAll(() => {
  for (const name of copied.split(" ")) cpSync(name, join(copy, name), { recursive: true });
  for (const name of ["node_modules", "studio"]) symlinkSync(resolve(name), join(copy, name), "junction");
});

const build = ["tools/run.mjs", "commands/build/main.ts"];
const wrong = { PLUGINSITE_ORIGIN: "none" };
const fault = 'origin: got "none"';

it.each<[string, string[], Readonly<Record<string, string>>, string]>([
  ["npm run build", build, wrong, fault],
  ["vite", ["node_modules/vite/bin/vite.js"], wrong, fault],
  ["a command", ["tools/run.mjs", "no-comma.ts"], {}, "[PARSE_ERROR] Expected `,` or `}` but found `Identifier`\n"],
  [
    "npm run build -- --strict",
    [...build, "--strict"],
    { PLUGINSITE_ORIGIN: "https://www.aulia.example" },
    "\n  - site.config.ts: origin: https://www.aulia.example ends in .example, which nobody can own; ",
  ],
])("%s prints nothing but the message for an owner's mistake", { timeout: 60_000 }, (_name, script, changed, fault) => {
  const env = { ...process.env, NODE_ENV: undefined, ...changed };
  const options = { cwd: copy, env, encoding: "utf8", timeout: 60_000 } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, script, options);
  expect(status).toBe(1);
  expect((stdout + stderr).split(fault)).toHaveLength(2);
  expect(stdout + stderr).not.toMatch(/^\s+at |node:internal/m);
  expect(readdirSync(join(copy, "dist"))).toEqual(["index.html"]);
  expect(readFileSync(join(copy, "dist/index.html"), "utf8")).toBe("built before");
});
