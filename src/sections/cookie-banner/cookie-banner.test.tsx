// @vitest-environment happy-dom
import { act, render } from "@testing-library/react";
import { type ReactNode, useLayoutEffect } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { chooseConsent, consentStore, openPreferences, startConsent } from "../../features/consent/consent-store.ts";
import { LanguageProvider } from "../../features/language/language-context.tsx";
import Banner from "./cookie-banner.island.tsx";

/** Answers after React has rendered but before it has subscribed to the store. */
function EarlyAnswer() {
  useLayoutEffect(() => chooseConsent("accepted"), []);
  return null;
}

/** The prerendered banner, which the page's script has opened. */
function openBanner(): HTMLElement {
  document.body.innerHTML = `<div>${renderToString(island())}</div>`;
  consentStore.set({ ...consentStore.initial, bannerOpen: true });
  const banner = document.getElementById("cookie-banner") as HTMLElement;
  banner.hidden = false;
  return banner;
}

const island = (sibling?: ReactNode) => (
  <LanguageProvider locale="en">
    <Banner title="Cookies" text="May we?" accept="Accept" reject="Reject" close="Close" />
    {sibling}
  </LanguageProvider>
);

const hydrate = (banner: HTMLElement, sibling?: ReactNode) =>
  render(island(sibling), { container: banner.parentElement as HTMLElement, hydrate: true });

it("closes on an answer given during hydration, even if the page opened the banner before React", () => {
  startConsent();
  const banner = openBanner();
  hydrate(banner, <EarlyAnswer />);
  expect(banner.hidden).toBe(true);
});

it("is not hidden during hydration, even for a moment, which would lose the focus in it", () => {
  const banner = openBanner();
  const observer = new MutationObserver(() => {});
  observer.observe(banner, { attributeFilter: ["hidden"] });
  hydrate(banner);
  expect(observer.takeRecords()).toHaveLength(0);
});

it("takes the focus each time the visitor asks for it", () => {
  startConsent();
  const banner = openBanner();
  const opener = document.body.appendChild(document.createElement("button"));
  hydrate(banner);
  for (const _press of ["first", "second"]) {
    opener.focus();
    act(() => openPreferences(opener));
    expect(document.activeElement?.id).toBe("cookie-title");
  }
});
