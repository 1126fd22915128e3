import { afterEach, describe, expect, it, vi } from "vitest";
import { expiredCookies, removeStored } from "./remove-stored.ts";

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

  it.each(["127.0.0.1", "localhost", "[::1]"])("are ended for the host alone where that is %s", (hostname) => {
    const ended = expiredCookies("session=1; _count=1", ["_count"], { hostname, pathname: "/" });
    expect(ended).toEqual(["_count=; max-age=0; path=/"]);
  });
});

it("storage that is denied holds nothing", () => {
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("location", { hostname: "example.org", pathname: "/" });
  for (const storage of ["localStorage", "sessionStorage"]) vi.stubGlobal(storage, undefined);
  expect(() => removeStored(["_count"])).not.toThrow();
});
