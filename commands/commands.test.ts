import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

function run(
  name: string,
  parameters: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  input = "",
) {
  const [, ...command] = (scripts[name] as string).split(" ");
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command, ...parameters], {
    encoding: "utf8",
    input,
    env: { ...process.env, NODE_ENV: undefined, ...environment },
  });
  return { status, said: stdout + stderr };
}

/** Each is a process of its own. */
const patience = { timeout: 60_000 };

/** Those that an owner calls; each of its process starts costs a second. */
const called = ["setup", "doctor", "strings", "edit", "host", "verify", "build", "media", "docs", "bench"];

it.each(called)("npm run %s says what it does, and does nothing", patience, (name) => {
  expect(run(name, ["--help"])).toEqual({
    status: 0,
    said: expect.stringMatching(new RegExp(`^npm run ${name} .*\n\n[A-Z][^]*\n {2}--help +says this and does nothing`)),
  });
});

it.each(["setup", "doctor", "strings", "edit", "build", "media", "docs"])(
  "npm run %s refuses what it does not know",
  patience,
  (name) => {
    const { status, said } = run(name, ["--hepl"]);
    expect(status).toBe(1);
    expect(said).toContain(`npm run ${name} does not understand`);
    expect(said).toContain("--hepl is no option; did you mean --help?");
    expect(said).not.toMatch(/^\s+at /m);
  },
);

it("npm run setup writes nothing and fails when an answer is wrong", patience, () => {
  const before = readFileSync("site.config.ts", "utf8");
  const { status, said } = run("setup", ["--yes", "--name", "Lumen", "--email", "nobody"]);
  expect([status, said]).toEqual([1, expect.stringContaining('--email: got "nobody"')]);
  expect(readFileSync("site.config.ts", "utf8")).toBe(before);
});

it("npm run setup says each answer that comes through a pipe, and writes nothing when they end", patience, () => {
  const before = readFileSync("site.config.ts", "utf8");
  const { status, said } = run("setup", [], {}, "Lumen\n\n");
  expect(status).toBe(1);
  expect(said).toMatch(/\nname \[[^\]]*\]: Lumen\n.*\nlegal-name \[[^\]]*\]: \n.*Nothing was written:/s);
  expect(readFileSync("site.config.ts", "utf8")).toBe(before);
});

it("npm run edit fails by name", patience, () => {
  const { status, said } = run("edit", ["--port", "80a"]);
  expect([status, said]).toEqual([1, expect.stringContaining('--port: got "80a", wants a whole number')]);
});

it.each([
  [["--import", "a.json", "--add", "it"], "--add and --import are two steps"],
  [["--import", "a.json"], "--language: got nothing, wants that of a.json: one of en, es"],
  [["--import", "a.json", "--language", "xx"], '--language: got "xx"'],
  [["--tag", "en-US"], "--tag belongs to --add"],
])("npm run strings refuses %j", patience, (parameters, fault) => {
  const { status, said } = run("strings", parameters);
  expect([status, said]).toEqual([1, expect.stringContaining(fault)]);
});

it("npm run strings adds no language that is there, and names what it was given", patience, () => {
  const before = readFileSync("src/config/locales.ts", "utf8");
  const { status, said } = run("strings", ["--add", "en", "--tag", "en-US"]);
  expect([status, said]).toEqual([1, expect.stringContaining('the site has "en" already')]);
  expect(said).not.toMatch(/^\s+at /m);
  expect(readFileSync("src/config/locales.ts", "utf8")).toBe(before);
});

it("npm run doctor fails when something is wrong", patience, () => {
  const { status, said } = run("doctor", [], { PLUGINSITE_CONTACT_EMAIL: "nobody" });
  expect([status, said]).toEqual([1, expect.stringContaining('  - contactEmail: got "nobody"')]);
});
