// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { morph, morphChildren } from "./morph.ts";

function element(html: string): HTMLElement {
  const wrapper = document.createElement("div");
  wrapper.innerHTML = html;
  return wrapper;
}

const english = '<h1 lang="en">Plugins</h1><p class="lead">For <a href="/terms">teachers</a></p><img alt="A window">';
const german =
  '<h1 lang="de">Plugins</h1><p class="lead">Für <a href="/de/terms">Lehrende</a></p><img alt="Ein Fenster">';

/** The page's HTML after `change` and the morph. */
function morphed(change: (page: HTMLElement) => void, from = english, to = german) {
  const page = element(from);
  change(page);
  morph(page, element(to));
  return page.innerHTML;
}

it("shows the other language's texts and attributes and keeps the elements, with their state", () => {
  const page = element(english);
  const link = page.querySelector("a");
  morph(page, element(german));
  expect(page.innerHTML).toBe(german);
  expect(page.querySelector("a")).toBe(link);
});

it("removes what an extension or a translator has put into the texts", () => {
  const html = morphed((page) => {
    page.querySelector("p")?.prepend(element("").cloneNode());
    page.querySelector("h1")?.replaceChildren(element("<font>Estensioni</font>"));
  });
  expect(html).toBe(german);
});

it("adds and removes what only one of the languages has", () => {
  const recorded = '<picture><source srcset="/en.avif"><source srcset="/en.webp"><img src="/en.gif"></picture>';
  const drawn = '<picture><img src="/de.gif"></picture>';
  const page = element(recorded);
  const image = page.querySelector("img");
  morph(page, element(drawn));
  expect(page.innerHTML).toBe(drawn);
  expect(page.querySelector("img")).toBe(image);
  morph(page, element(recorded));
  expect(page.innerHTML).toBe(recorded);
});

it("never takes one island for another, and leaves a hydrated one to React", () => {
  const island = (name: string, text: string) => `<div data-island="${name}"><p>${text}</p></div>`;
  const html = morphed(
    (page) => page.querySelector("[data-island=film]")?.setAttribute("data-hydrated", ""),
    island("menu", "en") + island("film", "en"),
    `<div>neu</div>${island("menu", "de")}${island("film", "de")}`,
  );
  expect(html).toBe(`<div>neu</div>${island("menu", "de")}<div data-island="film" data-hydrated=""><p>en</p></div>`);
});

it("keeps what the visitor has opened", () => {
  const details = (text: string) => `<details><summary>${text}</summary></details>`;
  expect(morphed((page) => page.querySelector("details")?.setAttribute("open", ""), details("en"), details("de"))).toBe(
    '<details open=""><summary>de</summary></details>',
  );
});

it("finds the tags of a head by name, among those of extensions", () => {
  const head = element('<meta name="planted"><meta name="description" content="en"><link rel="planted">');
  const next =
    '<link rel="planted" href="/de"><meta name="description" content="de"><meta property="new" content="de">';
  morphChildren(head, element(next), "meta");
  expect(head.innerHTML).toBe('<meta name="planted"><meta name="description" content="de"><link rel="planted">');
});
