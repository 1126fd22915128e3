import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { sampleSite } from "../../commands/verify/testing/sample-site.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";

/** Writes a host's configuration until the so many-th write, and says by which signal it has ended. */
function writeUntil(step: number, built: string, out: string): string | null {
  const preload = ["--import", "./tests/support/killed-while-writing.mjs"];
  const command = ["tools/run.mjs", "commands/host/main.ts", "github-pages", "--dist", built, "--out", out];
  const env = { ...process.env, NODE_ENV: "", KILLED_IN: out, KILLED_AT: String(step) };
  const { status, signal, stderr } = spawnSync(process.execPath, [...preload, ...command], { encoding: "utf8", env });
  expect(signal ?? status, stderr).toSatisfy((end) => end === "SIGKILL" || end === 0);
  return signal;
}

// Every command writes as this one does, by tools/replace-files.ts.
it("a command that is killed within any of its writes leaves each file whole, old or new", () => {
  const [built, out] = [sampleSite(temporaryFolder()), temporaryFolder()];
  // A draft is of no use to the next run.
  const names = () => readdirSync(out).filter((name) => !name.startsWith(".draft-"));
  const read = () => Object.fromEntries(names().map((name) => [name, readFileSync(join(out, name), "utf8")]));
  writeUntil(0, built, out);
  const written = read();
  let kills = 0;
  for (let signal: string | null = "SIGKILL"; signal; kills += 1) {
    for (const name of Object.keys(written)) writeFileSync(join(out, name), "old");
    signal = writeUntil(kills + 1, built, out);
    for (const [name, content] of Object.entries(read())) {
      expect(["old", written[name]], `${name} after a kill in write ${kills + 1}`).toContain(content);
    }
  }
  expect(kills).toBeGreaterThan(2);
  expect(read(), "the next run makes up for it").toEqual(written);
});
