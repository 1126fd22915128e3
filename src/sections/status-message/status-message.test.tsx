// @vitest-environment happy-dom
import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { reportHidden } from "../../features/consent/consent-store.ts";
import { languageStore } from "../../features/language/choose-language.ts";
import { LanguageProvider } from "../../features/language/language-context.tsx";
import StatusMessage from "./status-message.island.tsx";

it("says what has become of a choice of language", () => {
  render(
    <LanguageProvider locale="en">
      <StatusMessage missing="Not available" changed="Now in English" hidden="Something hides it" />
    </LanguageProvider>,
  );
  const status = screen.getByRole("status");
  expect(status.textContent).toBe("");
  for (const [message, text] of [
    ["missing", "Not available"],
    ["changed", "Now in English"],
    [undefined, ""],
  ] as const) {
    act(() => languageStore.set({ shown: "en", selected: "en", message }));
    expect(status.textContent).toBe(text);
  }
  act(reportHidden);
  expect(status.textContent).toBe("Something hides it");
});
