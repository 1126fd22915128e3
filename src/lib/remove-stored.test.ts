import { afterEach, describe, expect, it, vi } from "vitest";
import { expiredCookies, removeStored } from "./remove-stored.ts";

afterEach(() => vi.unstubAllGlobals());

describe("cookies", () => {
  const location = { hostname: "www.example.org", pathname: "/de/terms" };

  it("expire if they have the prefix, for every path and domain", () => {
    const expired = expiredCookies("_count=1; other=_count; my_count=3; _countess=2", ["_count"], location);
    expect(new Set(expired.map((cookie) => cookie.split("=")[0]))).toEqual(new Set(["_count", "_countess"]));
    expect(expired.filter((cookie) => cookie.startsWith("_count=;"))).toEqual(
      ["/", "/de", "/de/terms"].flatMap((path) =>
        ["", "; domain=www.example.org", "; domain=example.org"].map(
          (domain) => `_count=; max-age=0; path=${path}${domain}`,
        ),
      ),
    );
  });

  it.each(["127.0.0.1", "localhost", "[::1]"])("expire for the host alone on %s", (hostname) => {
    const expired = expiredCookies("session=1; _count=1", ["_count"], { hostname, pathname: "/" });
    expect(expired).toEqual(["_count=; max-age=0; path=/"]);
  });
});

it("ignores storage that is denied", () => {
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("location", { hostname: "example.org", pathname: "/" });
  for (const storage of ["localStorage", "sessionStorage"]) vi.stubGlobal(storage, undefined);
  expect(() => removeStored(["_count"])).not.toThrow();
});
