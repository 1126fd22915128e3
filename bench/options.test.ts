import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readOptions } from "./options.ts";

const folder = mkdtempSync(join(tmpdir(), "built-"));
writeFileSync(join(folder, "_headers"), "");
const read = (...parameters: string[]) => readOptions(parameters, folder);

it("measures the landing page five times in every mode, unless told otherwise", () => {
  const sites = [{ name: "ours", folder }];
  expect(read()).toEqual({ modes: ["lighthouse", "bytes", "load"], runs: 5, pages: ["/"], sites, desktop: false });
  expect(read("load", "--runs", "3", "--pages", "/,/de/terms", "--desktop", "--site", `before=${folder}`)).toEqual({
    modes: ["load"],
    runs: 3,
    pages: ["/", "/de/terms"],
    sites: [...sites, { name: "before", folder }],
    desktop: true,
  });
  expect(read("--pages", "all").pages).toContain("/de/privacy");
});

it.each([
  [["real"], '"real" is no mode; there are lighthouse, bytes, load'],
  [["--runs", "0"], '--runs: got "0", wants a whole number'],
  [["--pages", "/de/nothing"], '--pages: no page is "/de/nothing"; there are / '],
  [["--site", folder], "wants a name and a built folder"],
  [["--site", `ours=${folder}`], '--site: "ours" is taken'],
  [["--site", "before=nowhere"], "nowhere is no built site: run `npm run build` first"],
  [["--hepl"], "Unknown option '--hepl'"],
])("refuses %j and says what it wants", (parameters, message) => expect(() => read(...parameters)).toThrow(message));
