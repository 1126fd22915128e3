import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Site } from "../../src/config/site-schema.ts";
import { drawingOf } from "../../src/lib/drawing.ts";
import { OwnerError } from "./owner-error.ts";

const lucide = join(dirname(createRequire(import.meta.url).resolve("lucide-static/package.json")), "icons");

/** The drawing of every product's icon, by the product's key. Throws an `OwnerError` that names an icon that does not exist. */
export function productIcons({ products }: Site): Record<string, string> {
  const drawing = (name: string) => {
    const file = join(lucide, `${name}.svg`);
    if (!existsSync(file)) {
      throw new OwnerError("site.config.ts cannot be used:", [
        `no Lucide icon is named "${name}"; take the name of a file in node_modules/lucide-static/icons`,
      ]);
    }
    return drawingOf(readFileSync(file, "utf8"));
  };
  return Object.fromEntries(products.map(({ key, icon }) => [key, drawing(icon)]));
}
