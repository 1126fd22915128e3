// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import en from "../../content/strings/en.json" with { type: "json" };
import { LanguageProvider } from "../../features/language/language-context.tsx";
import Demo from "./demo.lazy.island.tsx";

it("shows the GIF if the scene's styles cannot be loaded, and its description while it is paused", async () => {
  vi.stubGlobal("reportError", () => {});
  vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
  const { shared, ranking } = en.demos;
  render(
    <LanguageProvider locale="en">
      <Demo
        product="ranking"
        icon={[]}
        description="A student rates an activity."
        gif="/media/ranking.gif"
        text={ranking}
        shared={shared}
        styles="/missing.css"
        stepsLabel="Steps"
        trying={en.trying}
        download={{ text: "Download", link: { href: "/", name: "Download: Ranking", hint: "opens in a new tab" } }}
        pauseLabel="Pause"
        playLabel="Play"
      />
    </LanguageProvider>,
  );
  const picture = screen.getByRole("img", { name: "A student rates an activity." });
  await vi.waitFor(() => expect(picture.querySelector("img")?.src).toContain("/media/ranking.gif"));
  fireEvent.click(screen.getByRole("button", { name: "Pause" }));
  expect(picture.querySelector("img")).toBeNull();
  expect(picture.querySelector("[data-shown]")?.textContent).toBe("A student rates an activity.");
});
