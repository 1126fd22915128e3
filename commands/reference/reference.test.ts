import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { configurationReference } from "./configuration.ts";
import { textsReference } from "./texts.ts";

const written = { configuration: configurationReference(), texts: textsReference() };

it.each(["configuration", "texts"] as const)("the page on the %s says what it is written from", (name) => {
  const file = `docs/reference/${name}.md`;
  const present = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
  expect(present === written[name], `${file} is out of date: run \`npm run docs\``).toBe(true);
});

it.each([
  [
    "configuration",
    /^\| `platform.from` \| .+ \| if `platform` is given \| {2}\| `PLUGINSITE_PRODUCTS_‹KEY›_PLATFORM_FROM` \|$/m,
  ],
  ["configuration", /^\| `preload` \| .+ \| no \| `false` \| `PLUGINSITE_STRICT_TRANSPORT_SECURITY_PRELOAD` \|$/m],
  ["texts", /^\| `copyright` \| Copyright line \| `\{year\}`, `\{legalName\}` \|$/m],
  ["texts", /^\| `free.features\[n\]` \| .+ \| {2}\|$/m],
] as const)("the page on the %s has the line %s", (name, line) => expect(written[name]).toMatch(line));
