// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LanguageProvider } from "../../features/language/language-provider.tsx";
import { languageStore } from "../../features/language/language-store.ts";
import ExplainerFilm from "./explainer.near.island.tsx";

const play = vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();

beforeEach(() => {
  play.mockClear();
  languageStore.set({ shown: "de", wanted: undefined });
  render(
    <LanguageProvider locale="de">
      <ExplainerFilm
        film={{ src: "/media/film.mp4", type: "video/mp4" }}
        poster={{ src: "/media/poster.jpg", width: 16, height: 9 }}
        captions={[
          { locale: "en", src: "/media/en.vtt" },
          { locale: "de", src: "/media/de.vtt" },
        ]}
        play="Play the film"
      />
    </LanguageProvider>,
  );
});
afterEach(cleanup);

it("plays in the poster's place, with the focus and the captions of the page's language", () => {
  fireEvent.click(screen.getByRole("link"));
  const video = document.querySelector("video");
  expect(play).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(video);
  expect(video?.querySelector("track[default]")?.getAttribute("src")).toBe("/media/de.vtt");
  expect(screen.queryByRole("link")).toBeNull();
});

it("leaves a press that opens another tab to the browser", () => {
  fireEvent.click(screen.getByRole("link"), { ctrlKey: true });
  expect(document.querySelector("video")).toBeNull();
});
