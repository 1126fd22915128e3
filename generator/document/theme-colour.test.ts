import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { themeColour } from "./theme-colour.ts";

const root = mkdtempSync(join(tmpdir(), "theme-colour-"));
mkdirSync(join(root, "src/styles"), { recursive: true });
const write = (tokens: string) => writeFileSync(join(root, "src/styles/tokens.css"), tokens);
afterAll(() => rmSync(root, { recursive: true }));

it("is the night ink of the light theme", () => {
  write(":root { --color-night: oklch(1 0 0); }\n.dark { --color-night: oklch(0 0 0); }");
  expect(themeColour(root)).toBe("#ffffff");
});

it.each([":root {}", ":root { --color-night: dusk; }"])("is not guessed from %s", (tokens) => {
  write(tokens);
  expect(() => themeColour(root)).toThrow("--color-night: got");
});

it("can be read from the site's own tokens", () => expect(themeColour(".")).toMatch(/^#[0-9a-f]{6}$/));
