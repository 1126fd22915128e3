import { readBuiltFolder } from "../../generator/built/built-folder.ts";
import { linkFaults } from "../../generator/built/link-faults.ts";
import { lockedVocabulary } from "../structured-data/vocabulary.ts";
import { structuredDataIn, vocabularyFaults } from "../structured-data/vocabulary-faults.ts";
import { locales, pathIn, site } from "./support/expected.ts";
import { expect, test } from "./support/site-test.ts";

test("all that the built files name is there, in the language that is said", { tag: "@smoke" }, () => {
  const built = readBuiltFolder("dist", site.origin);
  expect(built.documents.size).toBeGreaterThan(1);
  expect(linkFaults(built)).toEqual([]);
});

test("what the built pages tell search engines are words of schema.org, each in its place", () => {
  const vocabulary = lockedVocabulary();
  const data = [...readBuiltFolder("dist", site.origin).documents].flatMap(([path, html]) =>
    structuredDataIn(html).map((one) => [path, one] as const),
  );
  expect(data.map(([path]) => path).sort()).toEqual(locales.map((locale) => pathIn("landing", locale)).sort());
  for (const [path, one] of data) expect(vocabularyFaults(one, vocabulary), path).toEqual([]);
});
