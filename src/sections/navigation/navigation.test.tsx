// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import en from "../../content/strings/en.json" with { type: "json" };
import { LanguageProvider } from "../../features/language/language-context.tsx";
import Navigation from "./navigation.island.tsx";

it("is compact more than 50 px below the top of the page, also if it opens there", () => {
  vi.stubGlobal("scrollY", 51);
  render(
    <LanguageProvider locale="en">
      <Navigation name="Aulia" creditsUrl="/credits" shop="/shop" nav={en.nav} labels={en.accessibility} />
    </LanguageProvider>,
  );
  expect(screen.getByRole("banner").dataset.compact).toBe("true");
  vi.stubGlobal("scrollY", 50);
  fireEvent.scroll(window);
  expect(screen.getByRole("banner").dataset.compact).toBe("false");
});
