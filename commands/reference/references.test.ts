import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { purposeOf, table } from "./markdown.ts";
import { references } from "./references.ts";

const rowsOf = (text: string) => text.split("\n").filter((line) => line.startsWith("| `"));

describe.each(references)("$file", ({ file, write }) => {
  it("says what it is written from", () => {
    const written = readFileSync(file, "utf8").replaceAll("\r\n", "\n");
    expect(written === write(), `${file} is out of date: run \`npm run docs\``).toBe(true);
  });
});

describe("the configuration's page", () => {
  const rows = rowsOf(references[0].write());

  it.each([
    [/^\| `name` \| .+ \| yes \| {2}\| `PLUGINSITE_NAME` \|$/],
    [/^\| `whatsappNumber` \| .+ \| no \| {2}\| `PLUGINSITE_WHATSAPP_NUMBER` \|$/],
    [/^\| `platform` \| .+ \| no \| {2}\| {2}\|$/],
    [/^\| `platform.from` \| .+ \| if `platform` is given \| {2}\| `PLUGINSITE_PRODUCTS_‹KEY›_PLATFORM_FROM` \|$/],
    [/^\| `logo` \| .+ \| yes \| {2}\| `PLUGINSITE_PARTNERS_1_LOGO` \|$/],
    [/^\| `services.name` \| .+ \| if `services` is given \| {2}\| `PLUGINSITE_CONSENT_SERVICES_1_NAME` \|$/],
    [/^\| `preload` \| .+ \| no \| `false` \| `PLUGINSITE_STRICT_TRANSPORT_SECURITY_PRELOAD` \|$/],
  ])("has a line %s", (line) => expect(rows.filter((row) => line.test(row))).toHaveLength(1));
});

describe("the texts' page", () => {
  const rows = rowsOf(references[1].write());

  it.each([
    [/^\| `copyright` \| Copyright line \| `\{year\}`, `\{legalName\}` \|$/],
    [/^\| `items.‹key›.title` \| .+ \| {2}\|$/],
    [/^\| `free.features\[n\]` \| .+ \| {2}\|$/],
  ])("has a line %s", (line) => expect(rows.filter((row) => line.test(row))).toHaveLength(1));
});

it("fails for a key that says nothing of its purpose", () => {
  expect(() => purposeOf(z.string(), "nav.home")).toThrow('"nav.home" has no purpose in its schema');
});

it("keeps a bar in a text from ending its cell", () => {
  expect(table(["a"], [["b | c"]])).toBe("| a |\n| --- |\n| b \\| c |\n");
});
