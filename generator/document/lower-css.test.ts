import { expect, it } from "vitest";
import { lowerCss, unusedProperties } from "./lower-css.ts";

const lower = (css: string) => lowerCss(css, process.cwd());

it("writes every colour plainly, once, also in custom properties and mixtures", () => {
  expect(lower(":root{--a:oklch(1 0 0 / 0.2);--b:0 1px 2px oklch(0 0 0)}")).toBe(":root{--a:#fff3;--b:0 1px 2px #000}");
  expect(lower(".a{color:color-mix(in oklab, red 50%, transparent)}")).toBe(".a{color:#ff000080}");
});

it("writes ranges in media queries as minimum and maximum", () => {
  expect(lower("@media (27rem <= width < 40rem){.a{top:0}}")).toBe(
    "@media (min-width:27rem) and (max-width:39.99rem){.a{top:0}}",
  );
  expect(lower("@media screen and (height < 30rem){.a{top:0}}")).toBe(
    "@media screen and (max-height:29.99rem){.a{top:0}}",
  );
});

it("writes nested rules one by one, and rules apart that an older browser would drop together", () => {
  expect(lower(".a{& b{top:0}}")).toBe(".a b{top:0}");
  expect(lower("li:has(b),li b{top:0}")).toMatch(/^li b\{top:0\}li:has\(b\)\{top:0\}$/);
});

it("refuses cascade layers", () => {
  expect(() => lower("@layer base{.a{top:0}}")).toThrow("@layer base");
});

it("leaves out custom properties that a style sheet does not use, in every theme", () => {
  const css = ":root{--used:1px;--unused:1px}.dark{--unused:2px;--used:2px}.a{top:var(--used)}";
  expect(unusedProperties(css)).toEqual(["--unused"]);
  expect(lowerCss(css, process.cwd(), ["--unused"])).toBe(":root{--used:1px}.dark{--used:2px}.a{top:var(--used)}");
});
