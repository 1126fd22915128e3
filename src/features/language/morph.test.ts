// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { morph, morphChildren } from "./morph.ts";

function element(html: string) {
  const wrapper = document.createElement("div");
  wrapper.innerHTML = html;
  return wrapper;
}

/** The page's HTML after `change` and the morph. */
function morphed(change: (page: HTMLElement) => void, from: string, to: string) {
  const page = element(from);
  change(page);
  morph(page, element(to));
  return page.innerHTML;
}

it("adds and removes what only one of the languages has, around what both have", () => {
  const recorded = '<picture><source srcset="/en.avif"><source srcset="/en.webp"><img src="/en.gif"></picture>';
  const drawn = '<picture><img src="/de.gif"></picture>';
  const page = element(recorded);
  const image = page.querySelector("img");
  for (const next of [drawn, recorded]) {
    morph(page, element(next));
    expect(page.innerHTML).toBe(next);
    expect(page.querySelector("img")).toBe(image);
  }
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

it.each(["open", "inert"])("keeps what the visitor has made %s", (name) => {
  const details = (text: string) => `<details><summary>${text}</summary></details>`;
  const change = (page: HTMLElement) => page.querySelector("details")?.setAttribute(name, "");
  expect(morphed(change, details("en"), details("de"))).toBe(`<details ${name}=""><summary>de</summary></details>`);
});

it("finds the tags of a head by name, among those of extensions", () => {
  const head = element('<meta name="planted"><meta name="description" content="en"><link rel="planted">');
  const next =
    '<link rel="planted" href="/de"><meta name="description" content="de"><meta property="new" content="de">';
  morphChildren(head, element(next), "meta");
  expect(head.innerHTML).toBe('<meta name="planted"><meta name="description" content="de"><link rel="planted">');
});
