import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { configurationReference } from "./configuration.ts";
import { textsReference } from "./texts.ts";

const pages = { configuration: configurationReference(), texts: textsReference() };

it.each(["configuration", "texts"] as const)("keeps docs/reference/%s.md up to date", (name) => {
  const file = `docs/reference/${name}.md`;
  const current = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
  expect(current === pages[name], `${file} is out of date: run \`npm run docs\``).toBe(true);
});

it.each([
  [
    "configuration",
    /^\| `platform.from` \| .+ \| if `platform` is given \| {2}\| `PLUGINSITE_PRODUCTS_‹KEY›_PLATFORM_FROM` \|$/m,
  ],
  ["configuration", /^\| `preload` \| .+ \| no \| `false` \| `PLUGINSITE_STRICT_TRANSPORT_SECURITY_PRELOAD` \|$/m],
  ["texts", /^\| `copyright` \| Copyright line \| `\{year\}`, `\{legalName\}` \|$/m],
  ["texts", /^\| `free.features\[n\]` \| .+ \| {2}\|$/m],
] as const)("shows in the reference of the %s the line %s", (name, line) => expect(pages[name]).toMatch(line));
