import { afterEach, describe, expect, it, vi } from "vitest";
import { dropStored, expiredCookies } from "./drop-stored.ts";

afterEach(() => vi.unstubAllGlobals());

describe("cookies", () => {
  const at = { hostname: "www.example.org", pathname: "/de/terms" };

  it("whose names begin so are ended wherever they can have been set", () => {
    const ended = expiredCookies("_count=1; other=_count; my_count=3; _countess=2", ["_count"], at);
    expect(new Set(ended.map((cookie) => cookie.split("=")[0]))).toEqual(new Set(["_count", "_countess"]));
    expect(ended.filter((cookie) => cookie.startsWith("_count=;"))).toEqual(
      ["/", "/de", "/de/terms"].flatMap((path) =>
        ["", "; domain=www.example.org", "; domain=example.org"].map(
          (domain) => `_count=; max-age=0; path=${path}${domain}`,
        ),
      ),
    );
  });

  it("are ended for the host alone where that is a number or one word", () => {
    for (const hostname of ["127.0.0.1", "localhost", "[::1]"]) {
      expect(expiredCookies("_count=1", ["_count"], { hostname, pathname: "/" })).toEqual([
        "_count=; max-age=0; path=/",
      ]);
    }
  });

  it("stay where no name begins so", () => {
    expect(expiredCookies("", ["_count"], at)).toEqual([]);
    expect(expiredCookies("session=1", ["_count"], at)).toEqual([]);
    expect(expiredCookies("session=1", [], at)).toEqual([]);
  });
});

/** What `Object.keys` finds in a browser's storage are its entries. */
function storageWith(entries: Record<string, string>): Storage {
  const held: Record<string, unknown> = { ...entries };
  const removeItem = (name: string) => delete held[name];
  return Object.defineProperty(held, "removeItem", { value: removeItem }) as unknown as Storage;
}

describe("both storages", () => {
  it("lose what begins so and keep the rest", () => {
    const [local, session] = [
      storageWith({ _count: "1", my_count: "2", theme: "dark" }),
      storageWith({ _counted: "1", place: "2" }),
    ];
    vi.stubGlobal("localStorage", local);
    vi.stubGlobal("sessionStorage", session);
    vi.stubGlobal("document", { cookie: "" });
    vi.stubGlobal("location", { hostname: "example.org", pathname: "/" });
    dropStored(["_count"]);
    expect(Object.keys(local)).toEqual(["my_count", "theme"]);
    expect(Object.keys(session)).toEqual(["place"]);
  });

  it("may be denied", () => {
    vi.stubGlobal("localStorage", undefined);
    vi.stubGlobal("sessionStorage", undefined);
    vi.stubGlobal("document", { cookie: "" });
    vi.stubGlobal("location", { hostname: "example.org", pathname: "/" });
    expect(() => dropStored(["_count"])).not.toThrow();
  });
});
