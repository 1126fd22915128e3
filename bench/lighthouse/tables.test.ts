import { expect, it } from "vitest";
import type { Judgement } from "./result.ts";
import { failures } from "./tables.ts";

it("names what costs points, and in how many runs", () => {
  const run = (failing: string[]) => ({ failing }) as Judgement;
  const runs = [run(["seo: hreflang"]), run([]), run(["seo: hreflang", "performance: total-blocking-time"])];
  expect(failures({ name: "/de", address: "", preset: "mobile", runs })).toEqual([
    "- /de: seo: hreflang (2 of 3)",
    "- /de: performance: total-blocking-time (1 of 3)",
  ]);
});
