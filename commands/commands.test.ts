import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { listen } from "../server/listen.ts";
import { temporaryFolder } from "../tools/testing/temporary-folder.ts";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

async function run(name: string, parameters: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const [, ...command] = (scripts[name] ?? `node ${name}`).split(" ");
  const env = { ...process.env, NODE_ENV: undefined, ...environment };
  const child = spawn(process.execPath, [...command, ...parameters], { env });
  child.stdin.end();
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { status: child.exitCode, log: output + errors, errors };
}

const folder = temporaryFolder({ _headers: "", "404.html": "", "no-comma.ts": "let a = { b: 1 c: 2 };" });
const server = "tools/run.mjs server/main.ts";
const usedPort = String(await listen(createServer().unref()));

const commands = ["setup", "check", "strings", "host", "verify", "build", "media", "docs"];

it.concurrent.each(commands)("npm run %s --help shows its usage and does nothing", async (name) => {
  expect(await run(name, ["--help"])).toEqual({
    status: 0,
    errors: "",
    log: expect.stringMatching(new RegExp(`^npm run ${name} .*\n\n[A-Z][^]*\n {2}--help +shows this help`)),
  });
});

it.concurrent.each<[name: string, parameters: string[], fault: string, environment?: Record<string, string>]>([
  ["build", ["--hepl"], "Invalid arguments for npm run build:\n  - Unknown option '--hepl'; --help lists the options"],
  ["build", [], 'origin: got "none"', { PLUGINSITE_ORIGIN: "none" }],
  ["build", ["--strict"], '"origin: https://a.example" ends in .example', { PLUGINSITE_ORIGIN: "https://a.example" }],
  ["node_modules/vite/bin/vite.js", [], 'origin: got "none"', { PLUGINSITE_ORIGIN: "none" }],
  ["tools/run.mjs", [join(folder, "no-comma.ts")], "[PARSE_ERROR] Expected `,` or `}` but found `Identifier`\n"],
  ["start", [], 'PORT: got "65536", expected a whole number such as PORT=8080', { PORT: "65536" }],
  [server, ["/nowhere"], "/nowhere is not a build: _headers is missing", { PORT: "0" }],
  [server, [folder], `Port ${usedPort} is in use: stop the program that uses it`, { PORT: usedPort, HOST: "" }],
  [server, [folder], 'HOST: got "192.0.2.1", expected an address of this machine', { PORT: "0", HOST: "192.0.2.1" }],
  ["setup", ["--yes", "--name", "Lumen", "--email", "nobody"], '--email: got "nobody"'],
  ["setup", [], "Nothing was written:\n  - --name: no answer; run it again, or with --yes"],
  ["strings", ["--import", "a.json", "--add", "it"], "--add and --import cannot be combined"],
  ["strings", ["--import", "a.json"], "--language: got nothing, expected the language of a.json: one of en, es"],
  ["strings", [], "add --import or --add; `npm run check` lists the texts with faults"],
  ["strings", ["--tag", "en-US"], "--tag needs --add"],
])("%s %j names the fault once, without a stack, and writes nothing", async (name, parameters, fault, environment) => {
  const files = ["site.config.ts", "src/config/locales.ts"];
  const before = files.map((file) => readFileSync(file, "utf8"));
  const { status, log, errors } = await run(name, parameters, environment);
  expect([status, log]).toEqual([1, expect.stringContaining(fault)]);
  if (name === server) expect(errors).toBe(log);
  expect(log.split(fault)).toHaveLength(2);
  expect(log).not.toMatch(/^\s+at |node:internal/m);
  expect(files.map((file) => readFileSync(file, "utf8"))).toEqual(before);
});
