import { afterEach, expect, it, vi } from "vitest";
import { readStored, writeStored } from "./storage.ts";

afterEach(() => vi.unstubAllGlobals());

it("keeps and finds a choice", () => {
  vi.stubGlobal("localStorage", {});
  writeStored("theme", "dark");
  expect(readStored("theme")).toBe("dark");
  expect(readStored("language")).toBeUndefined();
});

it("finds nothing and breaks nothing where storage is denied", () => {
  vi.stubGlobal("window", globalThis);
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(readStored("theme")).toBeUndefined();
  expect(() => writeStored("theme", "dark")).not.toThrow();
  Reflect.deleteProperty(globalThis, "localStorage");
});

it("breaks nothing where storage is full", () => {
  const full = new Proxy(
    {},
    {
      set: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    },
  );
  vi.stubGlobal("localStorage", full);
  expect(() => writeStored("theme", "dark")).not.toThrow();
});
