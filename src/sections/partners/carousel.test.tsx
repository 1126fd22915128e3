// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { LanguageProvider } from "../../features/language/language-provider.tsx";
import Carousel, { besideCentre } from "./carousel.near.island.tsx";

const partners = ["One", "Two", "Three"].map((alt) => ({ alt, logo: `/logos/${alt}.svg` }));

beforeEach(() => {
  render(
    <LanguageProvider locale="en">
      <Carousel
        label="Partners"
        partners={partners}
        contact={{ href: "mailto:a@b.example", text: "Write" }}
        pauseLabel="Pause"
        playLabel="Play"
      />
    </LanguageProvider>,
  );
});
afterEach(cleanup);

it("has the partners three times over, once for assistive technology", () => {
  expect(screen.getAllByRole("img").map(({ alt }: HTMLElement & { alt?: string }) => alt)).toEqual([
    "One",
    "Two",
    "Three",
  ]);
  expect(document.querySelectorAll("li")).toHaveLength(9);
  expect(document.querySelectorAll("[data-centred=true]")).toHaveLength(1);
});

it("stops and goes on by its control", () => {
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  expect(screen.getByRole("button", { name: "Pause" })).toBeDefined();
});

it("counts slides from the one in the middle, round the end of the row", () => {
  expect([0, 4, 5, 8].map((index) => besideCentre(index, 4, 9))).toEqual([-4, 0, 1, 4]);
  expect([8, 0, 1].map((index) => besideCentre(index, 0, 9))).toEqual([-1, 0, 1]);
});
