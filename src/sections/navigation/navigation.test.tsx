// @vitest-environment happy-dom
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import en from "../../content/strings/en.json" with { type: "json" };
import { LanguageProvider } from "../../features/language/language-context.tsx";
import Navigation from "./navigation.island.tsx";

it("is compact where the page is scrolled far enough, also if it opens there", async () => {
  const scrollTo = (top: number) => {
    Object.defineProperty(window, "scrollY", { value: top, configurable: true });
    fireEvent.scroll(window);
  };
  scrollTo(51);
  render(
    <LanguageProvider locale="en">
      <Navigation name="Aulia" creditsUrl="/credits" shop="/shop" nav={en.nav} labels={en.accessibility} />
    </LanguageProvider>,
  );
  const header = screen.getByRole("banner");
  await vi.waitFor(() => expect(header.dataset.compact).toBe("true"));
  scrollTo(50);
  await vi.waitFor(() => expect(header.dataset.compact).toBe("false"));
});
