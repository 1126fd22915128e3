// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { filmChoice } from "./film.ts";
import FilmControl from "./film-control.island.tsx";

afterEach(cleanup);

it("stops the film and starts it, and offers it where it may not play", () => {
  render(<FilmControl pauseLabel="Pause" playLabel="Play" />);
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  expect(filmChoice.get()).toBe("pause");
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(filmChoice.get()).toBe("play");
  act(() => filmChoice.set("pause"));
  expect(screen.getByRole("button", { name: "Play" })).toBeDefined();
});
