// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import Help from "./help.island.tsx";

afterEach(cleanup);

it("has its name, says that it opens a new tab, and lets Escape take its tooltip away until the pointer comes anew", () => {
  render(<Help href="https://wa.me/1" tooltip="Ask us" newTab="opens in a new tab" />);
  const link = screen.getByRole("link", { name: "Ask us opens in a new tab" });
  expect(link.getAttribute("target")).toBe("_blank");
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(link.dataset.dismissed).toBe("");
  fireEvent.pointerEnter(link);
  expect(link.dataset.dismissed).toBeUndefined();
});
