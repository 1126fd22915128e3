import { expect, it } from "vitest";
import { readWrk, wrkScript } from "./wrk.ts";

it("asks for every path, and says so in Lua", () => {
  expect(wrkScript(["/", "/a b.js"])).toContain('local paths = { "/", "/a b.js" }');
});

it("reads the one line that matters, and repeats what wrk says otherwise", () => {
  const line = '{"requests":10,"seconds":1.5,"bytes":99,"faults":0,"median":0.5,"p99":2.25}';
  expect(readWrk(`Running 1s test\nRESULT ${line}\n`)).toEqual(JSON.parse(line));
  expect(() => readWrk("unable to connect")).toThrow("unable to connect");
});
