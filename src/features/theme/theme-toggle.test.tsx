// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { showStoredTheme } from "./theme.ts";
import { ThemeToggle } from "./theme-toggle.tsx";

afterEach(cleanup);

it("offers the other theme, keeps the choice and shows it", async () => {
  localStorage.setItem("theme", "dark");
  showStoredTheme();
  render(<ThemeToggle useDark="Dark" useLight="Light" />);
  fireEvent.click(screen.getByRole("button", { name: "Light" }));
  expect(localStorage.getItem("theme")).toBe("light");
  fireEvent.click(await screen.findByRole("button", { name: "Dark" }));
  expect(await screen.findByRole("button", { name: "Light" })).toBeDefined();
  expect(localStorage.getItem("theme")).toBe("dark");
});
