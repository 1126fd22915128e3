import { readFileSync } from "node:fs";
import { site } from "./expected.ts";

/** Whose site the reviewed files show: another owner makes new ones with `--update-snapshots`, and writes the name there. */
const shown = readFileSync(new URL("../pictures/of.txt", import.meta.url), "utf8").trim();

/** Why the reviewed files cannot be compared with this site; nothing when they can. */
export const otherSite = shown === site.name ? "" : `the reviewed files show the site of ${shown}`;
