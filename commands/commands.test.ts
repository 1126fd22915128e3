import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

async function run(name: string, parameters: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const [, ...command] = (scripts[name] as string).split(" ");
  const env = { ...process.env, NODE_ENV: undefined, ...environment };
  const child = spawn(process.execPath, [...command, ...parameters], { env });
  child.stdin.end();
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { status: child.exitCode, log: output + errors };
}

/** Each test starts a process. */
const slow = { timeout: 60_000 };

const commands = ["setup", "check", "strings", "host", "verify", "build", "media", "docs"];

it.concurrent.each(commands)("npm run %s --help shows its usage and does nothing", slow, async (name) => {
  expect(await run(name, ["--help"])).toEqual({
    status: 0,
    log: expect.stringMatching(new RegExp(`^npm run ${name} .*\n\n[A-Z][^]*\n {2}--help +shows this help`)),
  });
});

it.concurrent.each<[name: string, parameters: string[], fault: string, environment?: Record<string, string>]>([
  ["build", ["--hepl"], "Invalid arguments for npm run build:\n  - Unknown option '--hepl'; --help lists the options"],
  ["setup", ["--yes", "--name", "Lumen", "--email", "nobody"], '--email: got "nobody"'],
  ["setup", [], "Nothing was written:\n  - --name: no answer; run it again, or with --yes"],
  ["strings", ["--import", "a.json", "--add", "it"], "--add and --import cannot be combined"],
  ["strings", ["--import", "a.json"], "--language: got nothing, expected the language of a.json: one of en, es"],
  ["strings", ["--import", "a.json", "--language", "xx"], '--language: got "xx"'],
  ["strings", [], "add --import or --add; `npm run check` lists the texts with faults"],
  ["strings", ["--tag", "en-US"], "--tag needs --add"],
  ["strings", ["--add", "en", "--tag", "en-US"], 'the site already has "en"'],
  ["check", [], '  - origin: got "nowhere"', { PLUGINSITE_ORIGIN: "nowhere" }],
])("npm run %s %j names the fault and writes nothing", slow, async (name, parameters, fault, environment) => {
  const files = ["site.config.ts", "src/config/locales.ts"];
  const before = files.map((file) => readFileSync(file, "utf8"));
  const { status, log } = await run(name, parameters, environment);
  expect([status, log]).toEqual([1, expect.stringContaining(fault)]);
  expect(log).not.toMatch(/^\s+at /m);
  expect(files.map((file) => readFileSync(file, "utf8"))).toEqual(before);
});
