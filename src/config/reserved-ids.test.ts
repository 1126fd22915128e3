import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { reservedIds } from "./reserved-ids.ts";

const components = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"));
const ids = components.flatMap((file) =>
  [...readFileSync(join("src", file), "utf8").matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id as string),
);

describe("no product can be called like an element of the page's own", () => {
  // A key has no hyphen, so it can never be one of the other ids.
  it.each(ids.filter((id) => !id.includes("-")))("%s", (id) => expect(reservedIds).toContain(id));
});

it("no product can be called like what every object answers", () => {
  expect(reservedIds).toEqual(expect.arrayContaining(["constructor", "toString", "valueOf", "hasOwnProperty"]));
});
