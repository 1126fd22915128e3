import { expect, it, vi } from "vitest";
import { removeStored } from "./remove-stored.ts";

it.each([
  ["www.example.org", "/de/terms", ["/", "/de", "/de/terms"], ["", "; domain=www.example.org", "; domain=example.org"]],
  ["127.0.0.1", "/", ["/"], [""]],
  ["localhost", "/", ["/"], [""]],
  ["[::1]", "/", ["/"], [""]],
])("expires cookies by prefix, for every domain and path at %s%s", (hostname, pathname, paths, domains) => {
  const assigned = vi.fn();
  const cookie = { get: () => "_count=1; other=_count; my_count=3; _countess=2", set: assigned };
  vi.stubGlobal("document", Object.defineProperty({}, "cookie", cookie));
  vi.stubGlobal("location", { hostname, pathname });
  // Storage that is denied is ignored.
  for (const storage of ["localStorage", "sessionStorage"]) vi.stubGlobal(storage, undefined);
  removeStored(["_count"]);
  const places = paths.flatMap((path) => domains.map((domain) => `path=${path}${domain}`));
  expect(assigned.mock.calls.flat()).toEqual(
    ["_count", "_countess"].flatMap((name) => places.map((place) => `${name}=; max-age=0; ${place}`)),
  );
});

it("ignores cookies that are denied", () => {
  const get = vi.fn(() => {
    throw new DOMException("denied", "SecurityError");
  });
  vi.stubGlobal("document", Object.defineProperty({}, "cookie", { get }));
  vi.stubGlobal("location", { hostname: "localhost", pathname: "/" });
  removeStored(["_count"]);
  expect(get).toHaveBeenCalled();
});
