import { expect, it } from "vitest";
import { type LanguageState, languageAfter, selectedLocale } from "./state.ts";

const english: LanguageState = { shown: "en", wanted: undefined };

it("shows a choice in the selects at once and its texts when they arrive", () => {
  const chosen = languageAfter(english, { type: "chosen", locale: "de" });
  expect(chosen).toEqual({ shown: "en", wanted: "de" });
  expect(selectedLocale(chosen)).toBe("de");
  expect(languageAfter(chosen, { type: "arrived", locale: "de" })).toEqual({ shown: "de", wanted: undefined });
});

it("shows the last of several quick choices, in whatever order their texts arrive", () => {
  const choices = ["de", "fr"] as const;
  const chosen = choices.reduce((state, locale) => languageAfter(state, { type: "chosen", locale }), english);
  const late = languageAfter(chosen, { type: "arrived", locale: "de" });
  expect(late).toEqual({ shown: "en", wanted: "fr" });
  expect(languageAfter(late, { type: "arrived", locale: "fr" }).shown).toBe("fr");
});

it("takes a choice back when the shown language is chosen again", () => {
  const chosen = languageAfter(english, { type: "chosen", locale: "de" });
  const back = languageAfter(chosen, { type: "chosen", locale: "en" });
  expect(back).toEqual(english);
  expect(languageAfter(back, { type: "arrived", locale: "de" })).toEqual(english);
});

it("goes back to the shown language, and says so, when the texts of the latest choice cannot be had", () => {
  const chosen = languageAfter(english, { type: "chosen", locale: "de" });
  expect(languageAfter(chosen, { type: "failed", locale: "de" })).toEqual({ ...english, message: "missing" });
  const changed = languageAfter(chosen, { type: "chosen", locale: "fr" });
  expect(languageAfter(changed, { type: "failed", locale: "de" })).toEqual(changed);
});

it("says that the language has changed, unless another has been chosen since", () => {
  const german: LanguageState = { shown: "de", wanted: undefined };
  expect(languageAfter(german, { type: "announced", locale: "de" }).message).toBe("changed");
  const chosen = languageAfter(german, { type: "chosen", locale: "fr" });
  expect(languageAfter(chosen, { type: "announced", locale: "de" }).message).toBeUndefined();
});
