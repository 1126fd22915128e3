import { expect, it } from "vitest";
import { stylesOf } from "./page-styles.ts";

const css = `@layer base, landing, legal, missing, paper;
@layer base{a{color:red}}@layer landing{.hero{color:red}@media print{.hero{color:blue}}}
@layer legal{.legal{color:red}}@layer missing{.sign{color:red}@keyframes slip{from{rotate:0deg}}}
@layer landing{.dock{color:red}}@layer paper{.hero{color:green}}`;

it.each([
  [
    "landing",
    ["a{", ".hero{color:red}", ".hero{color:blue}", ".dock{", ".hero{color:green}"],
    [".legal", ".sign", "slip"],
  ],
  ["terms", ["a{", ".legal{", ".hero{color:green}"], [".hero{color:red}", ".dock", ".sign", "slip"]],
  ["privacy", ["a{", ".legal{"], [".dock", ".sign"]],
  ["notFound", ["a{", ".sign{", "slip"], [".dock", ".legal"]],
] as const)("%s carries what all pages share and its own layer", (page, there, gone) => {
  const styles = stylesOf(page, css);
  for (const part of there) expect(styles).toContain(part);
  for (const part of gone) expect(styles).not.toContain(part);
  expect(styles.startsWith("@layer base, landing, legal, missing, paper;")).toBe(true);
});
