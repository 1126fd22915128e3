// @vitest-environment happy-dom
import { render } from "@testing-library/react";
import { type ReactNode, useLayoutEffect } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { chooseConsent, consentStore, startConsent } from "../../features/consent/consent-store.ts";
import { LanguageProvider } from "../../features/language/language-context.tsx";
import Banner from "./cookie-banner.island.tsx";

/** Answers after React has rendered but before it has subscribed to the store. */
function EarlyAnswer() {
  useLayoutEffect(() => chooseConsent("accepted"), []);
  return null;
}

it("closes on an answer given during hydration, even if the page opened the banner before React", () => {
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
