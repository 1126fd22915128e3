import { expect, it } from "vitest";
import { buildFirstScript, firstScriptLimit } from "./inline-script.ts";

it("makes a first script of at most 1 kB that asks nothing of the network by itself", async () => {
  const script = await buildFirstScript(process.cwd());
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(firstScriptLimit);
  expect(script).not.toMatch(/fetch|XMLHttpRequest|https?:/);
});
