// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import ProductsNav from "./products-nav.island.tsx";

it("names the block in the middle of the window, and hides outside the list", () => {
  const boxes = { list: new DOMRect(0, -1000, 100, 3000), first: new DOMRect(0, 0, 100, 900), second: new DOMRect() };
  boxes.second = new DOMRect(0, 2000, 100, 900);
  for (const id of Object.keys(boxes) as (keyof typeof boxes)[]) {
    const element = Object.assign(document.createElement("div"), { id });
    element.getBoundingClientRect = () => boxes[id];
    document.body.append(element);
  }
  const blocks = ["first", "second"].map((id) => ({ id, name: id, colour: "aqua" }));
  render(<ProductsNav label="Place" listId="list" blocks={blocks} />);
  expect(screen.getByRole("link", { current: "location" }).textContent).toBe("first");
  boxes.list = new DOMRect(0, 5000, 100, 3000);
  act(() => window.dispatchEvent(new Event("scroll")));
  expect(screen.queryByRole("navigation")).toBeNull();
});
