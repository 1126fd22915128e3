import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";

const refused = [
  ["src/lib/a.ts", "../sections/hero/hero.tsx"],
  ["src/ui/b.tsx", "../features/site/site-context.tsx"],
  ["src/sections/hero/c.tsx", "../footer/footer.tsx"],
  ["src/features/theme/d.ts", "../language/state.ts"],
  ["commands/verify/t.ts", "../../tests/browser/support/expected.ts"],
  ["src/config/e.ts", "../../generator/build.ts"],
  ["src/sections/hero/f.behaviour.ts", "react"],
  ["src/sections/hero/g.behaviour.ts", "./hero.tsx"],
  ["src/entry/inline-script.ts", "../features/theme/theme-toggle.tsx"],
  ["server/h.ts", "../src/config/locales.ts"],
  ["generator/host/i.ts", "../../server/start.ts"],
  ["generator/host/t.ts", "../../server/headers-file.ts"],
  ["generator/host/u.test.ts", "../../server/start.ts"],
  ["studio/kit/j.ts", "../../tests/browser/support/expected.ts"],
  ["generator/host/n.ts", "../../commands/doctor/examine.ts"],
  ["src/lib/o.ts", "../../commands/doctor/finding.ts"],
  ["commands/doctor/p.ts", "../../server/serve.ts"],
  ["commands/doctor/q.ts", "../strings/compare.ts"],
  ["commands/edit/w.ts", "../strings/compare.ts"],
  ["commands/edit/page/x.ts", "../guard.ts"],
  ["commands/edit/page/y.ts", "node:fs"],
] as const;

const allowed = [
  ["commands/verify/u.ts", "../../server/headers-file.ts"],
  ["src/sections/hero/k.tsx", "../../features/site/site-context.tsx"],
  ["src/sections/hero/l.behaviour.ts", "../../lib/when-idle.ts"],
  ["generator/host/m.ts", "../../src/config/locales.ts"],
  ["generator/host/v.test.ts", "../../server/headers-file.ts"],
  ["commands/doctor/r.ts", "../../studio/make/manifest.ts"],
  ["commands/strings/s.ts", "../support/with-texts.ts"],
  ["commands/edit/page/z.ts", "../../../generator/texts/text-length.ts"],
  ["commands/edit/page/a.tsx", "../protocol.ts"],
] as const;

/** The files, each with one import, in which the project's linter finds an import that it refuses. */
function refusedFiles(files: readonly (readonly [place: string, imported: string])[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), "rooms-"));
  const { vcs: _none, ...rules } = JSON.parse(readFileSync("biome.json", "utf8"));
  writeFileSync(join(folder, "biome.json"), JSON.stringify(rules));
  for (const [place, imported] of files) {
    mkdirSync(dirname(join(folder, place)), { recursive: true });
    writeFileSync(join(folder, place), `import "${imported}";\n`);
  }
  const biome = resolve("node_modules/@biomejs/biome/bin/biome");
  const parameters = ["lint", "--only=style/noRestrictedImports", "--reporter=json", "--max-diagnostics=100", "."];
  const { stdout } = spawnSync(process.execPath, [biome, ...parameters], { cwd: folder, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  return files.map(([place]) => place).filter((place) => stdout.includes(place));
}

it("the linter refuses imports against the plan of the rooms, and no others", () => {
  expect(refusedFiles([...refused, ...allowed])).toEqual(refused.map(([place]) => place));
});
