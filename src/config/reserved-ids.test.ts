import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { reservedIds } from "./reserved-ids.ts";

const components = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
const ids = components.flatMap((file) =>
  [...readFileSync(join("src", file), "utf8").matchAll(/\bid="(\w+)"/g)].map(([, id]) => id as string),
);

it.each(ids)("no product can be called like an element of the page's own, such as %s", (id) => {
  expect(reservedIds).toContain(id);
});
