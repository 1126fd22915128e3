import { expect, it, vi } from "vitest";
import { expiredCookies, removeStored } from "./remove-stored.ts";

it.each([
  ["www.example.org", "/de/terms", ["/", "/de", "/de/terms"], ["", "; domain=www.example.org", "; domain=example.org"]],
  ["127.0.0.1", "/", ["/"], [""]],
  ["localhost", "/", ["/"], [""]],
  ["[::1]", "/", ["/"], [""]],
])("expires cookies by prefix, for every domain and path at %s%s", (hostname, pathname, paths, domains) => {
  const cookies = "_count=1; other=_count; my_count=3; _countess=2";
  const places = paths.flatMap((path) => domains.map((domain) => `path=${path}${domain}`));
  expect(expiredCookies(cookies, ["_count"], { hostname, pathname })).toEqual(
    ["_count", "_countess"].flatMap((name) => places.map((place) => `${name}=; max-age=0; ${place}`)),
  );
});

it("ignores storage that is denied", () => {
  vi.stubGlobal("document", { cookie: "" });
  vi.stubGlobal("location", { hostname: "example.org", pathname: "/" });
  for (const storage of ["localStorage", "sessionStorage"]) vi.stubGlobal(storage, undefined);
  expect(() => removeStored(["_count"])).not.toThrow();
});
