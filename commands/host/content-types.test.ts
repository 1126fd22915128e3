import { readdirSync } from "node:fs";
import { extname } from "node:path";
import { expect, it } from "vitest";
import { explainerSchema } from "../../src/config/explainer-schema.ts";
import { contentTypes } from "./content-types.ts";

const served = readdirSync("public", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
  .map(({ name }) => extname(name));

/** What the optional film may consist of: its files are the owner's, and none lies in the folder as it comes. */
const films = [".mp4", ".webm"];
const captions = ".vtt";

it.each(films)("the optional film may be a %s file", (ending) => {
  const { success } = explainerSchema.safeParse({ film: `/media/a${ending}`, captions: { en: `/media/a${captions}` } });
  expect(success).toBe(true);
});

it.each([...new Set([...served, ...films, captions])])(
  "a host of one's own is told the type of a %s file",
  (ending) => {
    expect(contentTypes[ending]).toMatch(/^[a-z]+\/[a-z0-9.+-]+(; charset=utf-8)?$/);
  },
);
