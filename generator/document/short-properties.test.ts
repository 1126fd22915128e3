import { expect, it } from "vitest";
import { shortNames, shortProperties, withoutUnread } from "./short-properties.ts";
import { allParts } from "./site-parts.ts";

it("gives the most used the shortest names, and none that a script or a rule names", () => {
  const sheet =
    ":root { --ink: black; --paper: white } a { color: var(--ink); background: var(--ink) } b { --progress: 0; --centred: 1 }";
  const names = shortNames([sheet, "@property --progress {}"], ['style.setProperty("--centred", "1")']);
  expect(Object.fromEntries(names)).toEqual({ "--ink": "--a", "--paper": "--b" });
});

it("gives every property a name of its own", () => {
  const many = Array.from({ length: 900 }, (_, index) => `--p${index}: 0;`);
  expect(new Set(shortNames(many, []).values()).size).toBe(900);
});

it("leaves what it does not know, and shortens the project's own", () => {
  const shorten = shortProperties(process.cwd(), allParts);
  expect(shorten("a { color: var(--nobody-knows) }")).toBe("a { color: var(--nobody-knows) }");
  expect(shorten("a { color: var(--color-ink) }")).toMatch(/var\(--[a-z]{1,2}\)/);
});

it("leaves out what nothing on the page reads, and what only that read", () => {
  const sheet =
    ":root{--ink:#111;--unread:var(--step);--step:1rem;--set:0;--far:2px}a{color:var(--ink);--unread:0}b{width:var( --set )}";
  expect(withoutUnread(sheet, ["p{margin:var(--far,1px)}"])).toBe(
    ":root{--ink:#111;--set:0;--far:2px}a{color:var(--ink);}b{width:var( --set )}",
  );
});

it("keeps what a script reads or a rule registers", () => {
  const sheet = "@property --progress{inherits:false}:root{--progress:0%;--gap:1px;--width:2px}";
  expect(withoutUnread(sheet, ['styles.getPropertyValue("--gap")'])).toBe(
    "@property --progress{inherits:false}:root{--progress:0%;--gap:1px;}",
  );
});
