import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../../src/config/site-schema.ts";
import type { Shapes } from "../../src/ui/inline-svg.tsx";
import { OwnerError } from "../../tools/owner-error.ts";
import { shapesOf } from "../vite-plugins/svg-shapes.ts";

const lucide = join(import.meta.dirname, "../../node_modules/lucide-static/icons");

export function productIcons({ products }: Site): Record<string, Shapes> {
  const shapes = products.map(({ key, icon }) => {
    const file = join(lucide, `${icon}.svg`);
    if (existsSync(file)) return [key, shapesOf(readFileSync(file, "utf8"))];
    throw new OwnerError("site.config.ts is invalid:", [
      `there is no Lucide icon "${icon}"; use the name of a file in node_modules/lucide-static/icons`,
    ]);
  });
  return Object.fromEntries(shapes);
}
