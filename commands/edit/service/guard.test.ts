import { describe, expect, it } from "vitest";
import { cookieWith, opensWith, refusalOfOrigin, refusalOfStranger } from "./guard.ts";

const lock = { port: 4322, token: "right-token" };
const own = { host: "127.0.0.1:4322" };

describe("a request is taken", () => {
  it.each([
    ["that the owner opens", "GET", { ...own, "sec-fetch-site": "none" }],
    ["of the editor's own page", "POST", { ...own, origin: "http://127.0.0.1:4322", "sec-fetch-site": "same-origin" }],
    ["by the machine's other name", "GET", { host: "localhost:4322" }],
  ])("%s", (_what, method, headers) => expect(refusalOfOrigin({ method, headers }, 4322)).toBe(undefined));
});

describe("a request is refused", () => {
  it.each([
    ["to a name that somebody else has led here", "GET", { host: "editor.example:4322" }],
    ["to a name that only begins so", "GET", { host: "127.0.0.1:4322.example" }],
    ["to another port", "GET", { host: "127.0.0.1:80" }],
    ["without a host", "GET", {}],
    ["of another site", "POST", { ...own, origin: "https://www.example.org" }],
    ["of another port of this machine", "POST", { ...own, origin: "http://127.0.0.1:4321" }],
    ["of the machine's other name", "POST", { ...own, origin: "http://localhost:4322" }],
    ["of a page without an origin", "POST", { ...own, origin: "null" }],
    ["that another site leads to", "GET", { ...own, "sec-fetch-site": "cross-site" }],
    ["that another port leads to", "GET", { ...own, "sec-fetch-site": "same-site" }],
    ["to write that no page has sent", "POST", { ...own, "sec-fetch-site": "none" }],
  ])("%s", (_what, method, headers) => expect(refusalOfOrigin({ method, headers }, 4322)?.status).toBe(403));

  it.each([
    ["without a token", undefined],
    ["with another token", "editor-4322=wrong-token"],
    ["with a part of it", "editor-4322=right"],
    ["with the token of another port", "editor-4323=right-token"],
    ["with it under another name", "my-editor-4322=right-token"],
  ])("%s", (_what, cookie) => {
    expect(refusalOfStranger({ method: "GET", headers: { ...own, ...(cookie && { cookie }) } }, lock)?.status).toBe(
      401,
    );
  });
});

it("the token opens the editor as an address and then as a cookie that neither scripts nor other sites get", () => {
  expect([opensWith("right-token", lock.token), opensWith("right", lock.token), opensWith(null, lock.token)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(cookieWith(lock)).toBe("editor-4322=right-token; Path=/; HttpOnly; SameSite=Strict");
  const headers = { ...own, cookie: "other=1; editor-4322=right-token" };
  expect(refusalOfStranger({ method: "GET", headers }, lock)).toBe(undefined);
});
