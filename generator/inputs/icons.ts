import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Site } from "../../src/config/site-schema.ts";
import { drawingOf } from "../../src/lib/drawing.ts";

const lucide = join(dirname(createRequire(import.meta.url).resolve("lucide-static/package.json")), "icons");

/** The drawing of every product's icon, by the product's key. Throws an `Error` that names an icon that does not exist. */
export function productIcons({ products }: Site): Record<string, string> {
  const drawing = (name: string) => {
    const file = join(lucide, `${name}.svg`);
    if (!existsSync(file)) {
      throw new Error(
        `site.config.ts: no Lucide icon is named "${name}"; take a name from the folder icons of the package lucide-static`,
      );
    }
    return drawingOf(readFileSync(file, "utf8"));
  };
  return Object.fromEntries(products.map(({ key, icon }) => [key, drawing(icon)]));
}
