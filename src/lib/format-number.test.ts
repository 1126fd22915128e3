import { expect, it, vi } from "vitest";
import type { Locale } from "../config/locales.ts";
import { formatNumber } from "./format-number.ts";

vi.mock("../config/locales.ts", () => ({ locales: { one: { tag: "de-DE" }, other: { tag: "ar-EG" } } }));

it.each([
  ["one", "12", "2026"],
  ["other", "١٢", "٢٠٢٦"],
])("formats numbers in the locale's digits, without grouping", (code, twelve, year) => {
  expect([12, 2026].map((value) => formatNumber(value, code as Locale))).toEqual([twelve, year]);
});
