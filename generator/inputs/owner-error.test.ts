import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** A copy of the project with a built folder of its own, so that no other test builds into it meanwhile. */
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "owner-"));
  for (const name of [
    "generator",
    "public",
    "server",
    "src",
    "tools",
    "package.json",
    "site.config.ts",
    "tsconfig.json",
    "vite.config.ts",
  ])
    cpSync(name, join(copy, name), { recursive: true });
  for (const name of ["node_modules", "studio"]) symlinkSync(resolve(name), join(copy, name), "junction");
  mkdirSync(join(copy, "dist"));
  writeFileSync(join(copy, "dist/index.html"), "built before");
  writeFileSync(
    join(copy, "script.ts"),
    'import { OwnerError } from "./generator/inputs/owner-error.ts";\nthrow new OwnerError("The script says:", ["one fault"]);\n',
  );
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function run(script: readonly string[], environment: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, script, {
    cwd: copy,
    env: { ...process.env, NODE_ENV: undefined, ...environment },
    encoding: "utf8",
    timeout: 60_000,
  });
  return { status, said: stdout + stderr };
}

describe("an owner's mistake ends a command with its message and nothing else", () => {
  it.each([
    ["npm run build", ["tools/run.mjs", "generator/main.ts"]],
    ["vite", ["node_modules/vite/bin/vite.js"]],
  ])("%s", { timeout: 60_000 }, (_name, script) => {
    const { status, said } = run(script, { PLUGINSITE_CONTACT_EMAIL: "none" });
    expect(status).toBe(1);
    expect(said.split('contactEmail: got "none", wants an e-mail address')).toHaveLength(2);
    expect(said).not.toMatch(/^\s+at /m);
    expect(readdirSync(join(copy, "dist"))).toEqual(["index.html"]);
    expect(readFileSync(join(copy, "dist/index.html"), "utf8")).toBe("built before");
  });

  it("npm run build -- --strict, of placeholders", { timeout: 60_000 }, () => {
    const { status, said } = run(["tools/run.mjs", "generator/main.ts", "--strict"], { PLUGINSITE_NAME: "Aulia" });
    expect(status).toBe(1);
    expect(said).toContain("\n  - name: Aulia\n");
    expect(readdirSync(join(copy, "dist"))).toEqual(["index.html"]);
  });

  it("npm run build -- --strikt, of an option that there is not", { timeout: 60_000 }, () => {
    const { status, said } = run(["tools/run.mjs", "generator/main.ts", "--strikt"]);
    expect([status, said]).toEqual([1, expect.stringContaining("--strikt is no option; did you mean --strict?")]);
    expect(readdirSync(join(copy, "dist"))).toEqual(["index.html"]);
  });

  it("a script of the project's", { timeout: 60_000 }, () => {
    expect(run(["tools/run.mjs", "script.ts"])).toEqual({ status: 1, said: "The script says:\n  - one fault\n" });
  });
});
