// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { localeNames } from "../../config/locales.ts";
import { chooseLanguage } from "../../features/language/choose-language.ts";
import { LanguageProvider } from "../../features/language/language-provider.tsx";
import { LanguageSelect } from "../../features/language/language-select.tsx";
import { languageStore } from "../../features/language/language-store.ts";
import LanguageMessage from "./language-message.island.tsx";

vi.mock("../../features/language/choose-language.ts");

const select = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Language" });

beforeEach(() => {
  languageStore.set({ shown: "en", wanted: undefined });
  render(
    <LanguageProvider locale="en">
      <LanguageSelect label="Language" />
      <LanguageMessage missing="No German" changed="Now English" />
    </LanguageProvider>,
  );
});
afterEach(cleanup);

it("offers every language by its own name and shows the present one", () => {
  expect([...select().options].map(({ text }) => text)).toEqual(Object.values(localeNames));
  expect(select().value).toBe("en");
});

it("asks for the chosen language, and shows a choice before its texts arrive", () => {
  fireEvent.change(select(), { target: { value: "de" } });
  expect(chooseLanguage).toHaveBeenCalledWith("de");
  act(() => languageStore.set({ shown: "en", wanted: "de" }));
  expect(select().value).toBe("de");
});

it("says that a language could not be had, or that it is there", () => {
  const hiddenTexts = () => [...screen.getByRole("status").children].filter((text) => text.hasAttribute("hidden"));
  expect(hiddenTexts()).toHaveLength(2);
  act(() => languageStore.set({ shown: "en", wanted: undefined, message: "missing" }));
  expect(hiddenTexts().map(({ textContent }) => textContent)).toEqual(["Now English"]);
  act(() => languageStore.set({ shown: "en", wanted: undefined, message: "changed" }));
  expect(hiddenTexts().map(({ textContent }) => textContent)).toEqual(["No German"]);
});
