// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import Close from "./close.island.tsx";
import Contents from "./contents.island.tsx";

let report: (id: string, isIntersecting: boolean) => void;

class Observer {
  constructor(callback: (entries: object[]) => void) {
    report = (id, isIntersecting) => callback([{ target: document.getElementById(id), isIntersecting }]);
  }
  observe() {}
  disconnect() {}
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("the close button closes the window, and leads to the landing page where that is refused", () => {
  vi.useFakeTimers();
  const close = vi.spyOn(window, "close").mockImplementation(() => {});
  const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
  render(<Close label="Close" landing="https://site.example/de" />);
  fireEvent.submit(screen.getByRole("button", { name: "Close" }).closest("form") as HTMLFormElement);
  expect(close).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(assign).toHaveBeenCalledWith("https://site.example/de");
});

it("the contents mark the section that was reached last", () => {
  vi.stubGlobal("IntersectionObserver", Observer);
  const sections = ["section-1", "section-2"].map((id, index) => ({ id, number: String(index + 1), title: id }));
  render(
    <>
      <Contents label="Contents" sections={sections} />
      <p id="section-1" />
      <p id="section-2" />
    </>,
  );
  const marked = () => screen.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
  expect(marked()).toEqual([]);
  act(() => report("section-2", true));
  expect(marked().map(({ textContent }) => textContent)).toEqual(["section-2"]);
  act(() => report("section-2", false));
  expect(marked().map(({ textContent }) => textContent)).toEqual(["section-2"]);
});
