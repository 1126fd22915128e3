import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { shapesOf } from "./shapes.ts";

const query = /\.svg\?shapes$/;

/** Imports of `drawing.svg?shapes` give the drawing's shapes: the browser gets them without the tool that simplifies them. */
export const shapesPlugin: Plugin = {
  name: "site:shapes",
  enforce: "pre",
  load(id) {
    if (!query.test(id)) return undefined;
    const file = id.replace(/\?shapes$/, "");
    this.addWatchFile(file);
    return `export default ${JSON.stringify(shapesOf(readFileSync(file, "utf8")))};`;
  },
};
