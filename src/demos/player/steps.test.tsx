// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Steps } from "./steps.tsx";

afterEach(cleanup);

it.each([
  ["ArrowRight", "ltr", [2], "Answer"],
  ["ArrowLeft", "ltr", [0], "Ask"],
  ["ArrowRight", "rtl", [0], "Ask"],
  ["ArrowLeft", "rtl", [2], "Answer"],
  ["ArrowDown", "ltr", [], "Read"],
])("moves with %s one step along the reading direction (%s), if at all", (key, direction, chosen, focused) => {
  const onChoose = vi.fn();
  render(<Steps label="Steps" steps={["Ask", "Read", "Answer"]} current={1} onChoose={onChoose} />);
  const button = screen.getByRole("button", { current: "step" });
  button.style.direction = direction;
  button.focus();
  fireEvent.keyDown(button, { key });
  expect(onChoose.mock.calls.flat()).toEqual(chosen);
  expect(document.activeElement?.textContent).toBe(focused);
});
