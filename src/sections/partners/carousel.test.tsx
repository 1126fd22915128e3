// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { LanguageProvider } from "../../features/language/language-context.tsx";
import Carousel from "./carousel.lazy.island.tsx";

const { embla } = vi.hoisted(() => {
  const listeners: Record<string, () => void> = {};
  const api = {
    index: 7,
    selectedScrollSnap: () => api.index,
    scrollNext: () => {
      api.index = (api.index + 1) % 15;
      listeners.select?.();
    },
    on: (name: string, listener: () => void) => {
      listeners[name] = listener;
      return api;
    },
  };
  return { embla: { api, listeners, ref: () => {} } };
});
vi.mock("embla-carousel-react", () => ({ default: () => [embla.ref, embla.api] }));

it("moves every 2.5 s, but not under a mouse or a finger, or while it is paused", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("IntersectionObserver", function observer(callback: (entries: { isIntersecting: true }[]) => void) {
    queueMicrotask(() => act(() => callback([{ isIntersecting: true }])));
    return { observe() {}, disconnect() {} };
  });
  const partners = ["a", "b", "c", "d", "e"].map((alt) => ({ logo: `/${alt}.svg`, alt }));
  const { container } = render(
    <LanguageProvider locale="en">
      <Carousel label="Partners" partners={partners} pauseLabel="Pause" playLabel="Play" />
    </LanguageProvider>,
  );
  await act(async () => {});
  const centred = () => Number(container.querySelector<HTMLElement>("[data-centred=true]")?.dataset.slide);
  const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
  expect(centred()).toBe(7);
  pass(2499);
  expect(centred()).toBe(7);
  pass(1);
  expect(centred()).toBe(8);
  const viewport = container.querySelector(".carousel-viewport") as Element;
  fireEvent.pointerEnter(viewport, { pointerType: "mouse" });
  pass(9000);
  // The tab is left and shown again, and the carousel paused and started by keyboard.
  act(() => document.dispatchEvent(new Event("visibilitychange")));
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  fireEvent.click(screen.getByRole("button", { name: "Play" }));
  pass(9000);
  expect(centred(), "under the mouse").toBe(8);
  fireEvent.pointerLeave(viewport);
  act(() => embla.listeners.pointerDown?.());
  pass(9000);
  expect(centred(), "under the finger").toBe(8);
  act(() => embla.listeners.pointerUp?.());
  pass(2500);
  expect(centred()).toBe(9);
  for (let step = centred(); step < 15; step += 1) pass(2500);
  expect(centred(), "after the row's end").toBe(0);
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  pass(9000);
  expect(centred(), "paused").toBe(0);
});
