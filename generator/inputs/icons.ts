import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { interfaceIcons } from "../../src/config/interface-icons.ts";
import type { Site } from "../../src/config/site-schema.ts";
import { OwnerError } from "./owner-error.ts";

const lucide = join(dirname(createRequire(import.meta.url).resolve("lucide-static/package.json")), "icons");

function symbolOf(name: string): string {
  const file = join(lucide, `${name}.svg`);
  if (!existsSync(file)) {
    throw new OwnerError("site.config.ts cannot be used:", [
      `no Lucide icon is named "${name}"; take the name of a file in node_modules/lucide-static/icons`,
    ]);
  }
  const drawing = readFileSync(file, "utf8")
    .replace(/<!--[\s\S]*?-->/g, "")
    .match(/<svg[^>]*>([\s\S]*)<\/svg>/)?.[1];
  return `<symbol id="${name}" viewBox="0 0 24 24">${drawing?.replace(/\s*\n\s*/g, "")}</symbol>`;
}

/** One SVG with every icon in use as a symbol. Throws an `OwnerError` when the Lucide package has no icon of a name. */
export function iconSprite(site: Site): string {
  const names = new Set<string>([...interfaceIcons, ...site.products.map(({ icon }) => icon)]);
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...names].sort().map(symbolOf).join("")}</svg>`;
}
