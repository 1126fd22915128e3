import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Site } from "../../src/config/site-schema.ts";
import type { Shapes } from "../../src/ui/drawing.tsx";
import { shapesOf } from "../drawings/shapes.ts";
import { OwnerError } from "./owner-error.ts";

const lucide = join(dirname(createRequire(import.meta.url).resolve("lucide-static/package.json")), "icons");

/** Every product's icon, by the product's key. Throws an `OwnerError` that names an icon that does not exist. */
export function productIcons({ products }: Site): Record<string, Shapes> {
  const icon = (name: string) => {
    const file = join(lucide, `${name}.svg`);
    if (!existsSync(file)) {
      throw new OwnerError("site.config.ts cannot be used:", [
        `no Lucide icon is named "${name}"; take the name of a file in node_modules/lucide-static/icons`,
      ]);
    }
    return shapesOf(readFileSync(file, "utf8"));
  };
  return Object.fromEntries(products.map(({ key, icon: name }) => [key, icon(name)]));
}
