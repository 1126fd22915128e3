import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sampleSite } from "../../commands/verify/testing/sample-site.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";

/** Runs a command that writes files, killed within its n-th write. Returns the signal, or null if it ended before. */
function runUntilWrite(n: number, dist: string, out: string): string | null {
  const preload = ["--import", "./tests/support/killed-while-writing.mjs"];
  const command = ["tools/run.mjs", "commands/host/main.ts", "github-pages", "--dist", dist, "--out", out];
  const env = { ...process.env, NODE_ENV: "", KILLED_IN: out, KILLED_AT: String(n) };
  const { status, signal, stderr } = spawnSync(process.execPath, [...preload, ...command], { encoding: "utf8", env });
  expect(signal ?? status, stderr).toSatisfy((end) => end === "SIGKILL" || end === 0);
  return signal;
}

// All commands write through tools/replace-files.ts.
it("leaves each file either old or new if a command is killed within a write", () => {
  const [dist, out] = [sampleSite(temporaryFolder()), temporaryFolder()];
  // Drafts are not used by the next run.
  const names = () => readdirSync(out).filter((name) => !name.startsWith(".draft-"));
  const read = () => Object.fromEntries(names().map((name) => [name, readFileSync(join(out, name), "utf8")]));
  runUntilWrite(0, dist, out);
  const written = read();
  let kills = 0;
  for (let signal: string | null = "SIGKILL"; signal; kills += 1) {
    for (const name of Object.keys(written)) writeFileSync(join(out, name), "old");
    signal = runUntilWrite(kills + 1, dist, out);
    for (const [name, content] of Object.entries(read())) {
      expect(["old", written[name]], `${name} after a kill in write ${kills + 1}`).toContain(content);
    }
  }
  expect(kills).toBeGreaterThan(2);
  expect(read(), "the next run makes up for it").toEqual(written);
});
