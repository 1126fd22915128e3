import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { elementsOf, type Shapes, withIds } from "./inline-svg.tsx";

it("gives a drawing's gradients ids of its own, for a page that shows it twice", () => {
  const shapes: Shapes = [
    ["linearGradient", { id: "a" }, [["stop", { stopColor: "#f00" }]]],
    ["path", { fill: "url(#a)", d: "M0 0h9v9z" }],
    ["use", { href: "#b" }],
    ["path", { fill: "#aaa", d: "M9 9h9v9z" }],
  ];
  const markup = renderToStaticMarkup(<svg aria-hidden="true">{elementsOf(withIds(shapes, "x-"))}</svg>);
  expect(markup).toMatch(/<linearGradient id="x-a">.*fill="url\(#x-a\)".*href="#x-b".*fill="#aaa"/);
});
