// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import TableOfContents from "./table-of-contents.island.tsx";

it("marks the section that is being read", () => {
  const sections = ["one", "two"].map((id, index) => ({ id, number: String(index + 1), title: id }));
  const tops = { one: -100, two: 500 };
  for (const [id, top] of Object.entries(tops)) {
    const section = Object.assign(document.createElement("section"), { id });
    section.getBoundingClientRect = () => new DOMRect(0, tops[id as "one"], 100, top);
    document.body.append(section);
  }
  render(<TableOfContents label="Contents" sections={sections} />);
  const current = () => screen.getByRole("link", { current: "location" }).textContent;
  expect(current()).toBe("one");
  tops.two = 10;
  act(() => window.dispatchEvent(new Event("scroll")));
  expect(current()).toBe("two");
});
