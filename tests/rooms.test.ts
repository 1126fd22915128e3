import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

const biome = "node_modules/@biomejs/biome/bin/biome";

/** Whether the linter lets a file at this place import this; the file need not exist. */
function mayImport(place: string, imported: string): boolean {
  const parameters = [biome, "lint", `--stdin-file-path=${place}`];
  return spawnSync(process.execPath, parameters, { input: `import "${imported}";\n` }).status === 0;
}

it.each([
  ["src/lib/x.ts", "../sections/hero/hero.tsx"],
  ["src/ui/x.tsx", "../features/site/site-context.tsx"],
  ["src/sections/hero/x.tsx", "../footer/footer.tsx"],
  ["src/features/theme/x.ts", "../language/state.ts"],
  ["src/config/x.ts", "../../generator/build.ts"],
  ["src/sections/hero/x.behaviour.ts", "react"],
  ["src/sections/hero/x.behaviour.ts", "./hero.tsx"],
  ["src/entry/inline-script.ts", "../features/theme/theme-toggle.tsx"],
  ["server/x.ts", "../src/config/locales.ts"],
  ["generator/host/x.ts", "../../server/start.ts"],
  ["studio/kit/x.ts", "../../tests/browser/support/expected.ts"],
])("%s may not import %s", (place, imported) => {
  expect(mayImport(place, imported)).toBe(false);
});

it.each([
  ["src/sections/hero/x.tsx", "../../features/site/site-context.tsx"],
  ["src/sections/hero/x.behaviour.ts", "../../lib/when-idle.ts"],
  ["generator/host/x.ts", "../../src/config/locales.ts"],
])("%s may import %s", (place, imported) => {
  expect(mayImport(place, imported)).toBe(true);
});
