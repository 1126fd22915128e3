// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { type ReactNode, useLayoutEffect } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { chooseConsent, consentStore, startConsent } from "../../features/consent/consent-store.ts";
import { LanguageProvider } from "../../features/language/language-context.tsx";
import Banner from "./cookie-banner.island.tsx";

/** Answers between the moment when React takes over and the one when it hears of changes. */
function EarlyAnswer() {
  useLayoutEffect(() => chooseConsent("accepted"), []);
  return null;
}

it("is put away by an answer that comes while it hydrates, although the page has shown it itself", () => {
  startConsent();
  const island = (answer?: ReactNode) => (
    <LanguageProvider locale="en">
      <Banner title="Cookies" text="May we?" accept="Accept" reject="Reject" close="Close" />
      {answer}
    </LanguageProvider>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(island());
  const banner = container.firstChild as HTMLElement;
  consentStore.set({ ...consentStore.initial, bannerOpen: true });
  banner.hidden = false;
  render(island(<EarlyAnswer />), { container: document.body.appendChild(container), hydrate: true });
  expect(banner.hidden).toBe(true);
});
