// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { makeRestInert } from "./inert.ts";

it("makes the rest of the page inert, but not live regions, which report what is chosen in the element", () => {
  document.body.innerHTML = '<main></main><header><div id="menu"></div></header><div><p role="status"></p></div>';
  const undo = makeRestInert(document.getElementById("menu") as Element);
  expect([...document.querySelectorAll("[inert]")].map(({ localName }) => localName)).toEqual(["main"]);
  undo();
  expect(document.querySelector("[inert]")).toBeNull();
});
