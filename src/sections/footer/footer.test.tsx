// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { bannerHeight, consentStore, startConsent } from "../../features/consent/consent-store.ts";
import { languageStore } from "../../features/language/choose-language.ts";
import { LanguageProvider } from "../../features/language/language-context.tsx";
import BannerClearance from "./banner-clearance.island.tsx";
import CookiePreferences from "./cookie-preferences.island.tsx";
import FooterSettings from "./footer-settings.island.tsx";

it("opens the cookie banner again, which returns the focus to the button", () => {
  startConsent();
  render(<CookiePreferences text="Cookie preferences" />);
  const button = screen.getByRole("button", { name: "Cookie preferences" });
  fireEvent.click(button);
  expect(consentStore.get()).toMatchObject({ bannerOpen: true, opener: button });
});

it("leaves as much room as the open banner covers", () => {
  const { container } = render(<BannerClearance />);
  expect(container.innerHTML).toBe("");
  act(() => bannerHeight.set(120));
  expect(container.innerHTML).toContain("height: 120px");
});

it("shows the language that has been chosen in the other select", () => {
  render(
    <LanguageProvider locale="en">
      <FooterSettings language="Language" useDark="Dark" useLight="Light" />
    </LanguageProvider>,
  );
  act(() => languageStore.set({ shown: "en", selected: "de" }));
  expect(screen.getByRole("combobox", { name: "Language" })).toHaveProperty("value", "de");
});
