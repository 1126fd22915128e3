import { readBuiltFolder } from "../../generator/built/built-folder.ts";
import { linkFaults } from "../../generator/built/link-faults.ts";
import { site } from "./support/expected.ts";
import { expect, test } from "./support/site-test.ts";

test("all that the built files name is there, in the language that is said", { tag: "@smoke" }, () => {
  const built = readBuiltFolder("dist", site.origin);
  expect(built.documents.size).toBeGreaterThan(1);
  expect(linkFaults(built)).toEqual([]);
});
