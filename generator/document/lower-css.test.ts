import { expect, it } from "vitest";
import { lowerCss, unusedProperties } from "./lower-css.ts";

it.each([
  ["colours plainly, once", ":root{--a:oklch(1 0 0 / 0.2);--b:0 1px oklch(0 0 0)}", ":root{--a:#fff3;--b:0 1px #000}"],
  ["ranges", "@media (27rem<=width<40rem){p{top:0}}", "@media (min-width:27rem) and (max-width:39.99rem){p{top:0}}"],
  ["height ranges", "@media screen and (height<30rem){p{top:0}}", "@media screen and (max-height:29.99rem){p{top:0}}"],
  ["apart what an older browser would drop together", "li:has(b),li b{top:0}", "li b{top:0}li:has(b){top:0}"],
])("writes %s", (_what, css, lowered) => expect(lowerCss(css)).toBe(lowered));

it("refuses cascade layers", () => expect(() => lowerCss("@layer base{.a{top:0}}")).toThrow("@layer base"));

it("leaves out custom properties that a style sheet does not use, in every theme", () => {
  const css = ":root{--used:1px;--unused:1px}.dark{--unused:2px;--used:2px}.a{top:var(--used)}";
  expect(unusedProperties(css)).toEqual(["--unused"]);
  expect(lowerCss(css, ["--unused"])).toBe(":root{--used:1px}.dark{--used:2px}.a{top:var(--used)}");
});
