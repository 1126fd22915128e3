import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { mutants, testsOf } from "./mutants.ts";

it.each(mutants)("the defence that is to be taken out is there: $defence", (mutant) => {
  const { file, from, to } = mutant;
  const moved = `${file} has it no longer, or more than once: say in tests/mutants/mutants.ts what stands there now`;
  expect(readFileSync(file, "utf8").split(from), moved).toHaveLength(2);
  expect(to).not.toBe(from);
  expect(existsSync(testsOf(mutant)), testsOf(mutant)).toBe(true);
});

it("each defence has a name of its own", () => {
  expect(new Set(mutants.map(({ defence }) => defence)).size).toBe(mutants.length);
});
