import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { reservedIds } from "./reserved-ids.ts";

const components = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
const ids = components.flatMap((file) =>
  [...readFileSync(join("src", file), "utf8").matchAll(/\bid="(\w+)"/g)].map(([, id]) => id as string),
);

it.each(ids)("rejects the id of an element, %s, as a product's key", (id) => {
  expect(reservedIds).toContain(id);
});
