import { expect, it, vi } from "vitest";
import type { Locale } from "../config/locales.ts";
import { formatNumber } from "./format-number.ts";

vi.mock("../config/locales.ts", () => ({ locales: { one: { tag: "de-DE" }, other: { tag: "ar-EG" } } }));

it.each([
  ["one", "12", "2026"],
  ["other", "١٢", "٢٠٢٦"],
])("writes a number in the digits of the language's country, without marks between them", (code, twelve, year) => {
  expect([12, 2026].map((value) => formatNumber(value, code as Locale))).toEqual([twelve, year]);
});
