// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LanguageProvider } from "../../features/language/language-provider.tsx";
import Header from "./header.island.tsx";

const words = {
  opensInNewTab: "opens in a new tab",
  openMenu: "Open the menu",
  closeMenu: "Close the menu",
  mainNavigation: "Main",
  language: "Language",
  languages: "Languages",
  useDark: "Dark",
  useLight: "Light",
};
const nav = { home: "Home", products: "Products", pricing: "Prices", partners: "Partners", clientArea: "Client area" };
const header = () => screen.getByRole("banner");
const menu = () => document.getElementById("menu") as HTMLElement;

/** What a browser tells of its popover. */
function tell(newState: "open" | "closed"): void {
  for (const type of ["beforetoggle", "toggle"]) {
    fireEvent(menu(), Object.assign(new Event(type), { newState, oldState: newState === "open" ? "closed" : "open" }));
  }
}

let isOpen = false;
const hidePopover = vi.fn();

beforeEach(() => {
  isOpen = false;
  hidePopover.mockClear();
  const matches = HTMLElement.prototype.matches;
  vi.spyOn(HTMLElement.prototype, "matches").mockImplementation(function (this: HTMLElement, selector) {
    return selector === ":popover-open" ? isOpen : matches.call(this, selector);
  });
  Object.assign(HTMLElement.prototype, { hidePopover });
  render(
    <LanguageProvider locale="en">
      <Header name="Aulia" creditsAddress="https://shop.example/a" shop="https://shop.example/" {...{ nav, words }} />
      <main>The page</main>
    </LanguageProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Object.assign(globalThis, { scrollY: 0 });
});

it("is compact once the page is scrolled past 50 px", () => {
  const scrollTo = (top: number) =>
    act(() => {
      Object.assign(globalThis, { scrollY: top });
      dispatchEvent(new Event("scroll"));
    });
  scrollTo(50);
  expect(header().dataset.compact).toBe("false");
  scrollTo(51);
  expect(header().dataset.compact).toBe("true");
  scrollTo(0);
  expect(header().dataset.compact).toBe("false");
});

it("says whether the menu is open, leads into it and keeps the page behind still", () => {
  const opener = () => screen.getByText("Open the menu").closest("button");
  expect(opener()?.getAttribute("aria-expanded")).toBe("false");
  isOpen = true;
  tell("open");
  expect(opener()?.getAttribute("aria-expanded")).toBe("true");
  expect(document.activeElement?.textContent).toBe("Close the menu");
  expect(screen.getByText("The page").closest("[inert]")).not.toBeNull();
  isOpen = false;
  tell("closed");
  expect(document.querySelector("[inert]")).toBeNull();
});

it("keeps Tab within the open menu, both ways", () => {
  isOpen = true;
  tell("open");
  fireEvent.keyDown(menu(), { key: "Tab", shiftKey: true });
  expect(document.activeElement?.textContent).toContain("Client area");
  fireEvent.keyDown(menu(), { key: "Tab" });
  expect(document.activeElement?.textContent).toBe("Close the menu");
});

it("closes the menu at a link in it", () => {
  isOpen = true;
  tell("open");
  fireEvent.click(screen.getByText("Products"));
  expect(hidePopover).toHaveBeenCalledOnce();
});
