// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { morph } from "./morph.ts";

function element(html: string): HTMLElement {
  const wrapper = document.createElement("div");
  wrapper.innerHTML = html;
  return wrapper;
}

const english = '<h1 lang="en">Plugins</h1><p class="lead">For <a href="/terms">teachers</a></p><img alt="A window">';
const german =
  '<h1 lang="de">Plugins</h1><p class="lead">Für <a href="/de/terms">Lehrende</a></p><img alt="Ein Fenster">';

/** The English page's HTML after `change` and the morph to German. */
function morphed(change: (page: HTMLElement) => void, from = english, to = german) {
  const page = element(from);
  change(page);
  morph(element(from), element(to), page);
  return page.innerHTML;
}

it("shows the other language's texts and attributes and keeps the elements, with their state", () => {
  const page = element(english);
  const link = page.querySelector("a");
  morph(element(english), element(german), page);
  expect(page.innerHTML).toBe(german);
  expect(page.querySelector("a")).toBe(link);
});

it("keeps an extension's class and attribute on an element", () => {
  const html = morphed((page) => {
    page.querySelector("p")?.classList.add("marked");
    page.querySelector("p")?.setAttribute("style", "color: red");
  });
  expect(html).toContain('<p class="lead marked" style="color: red">Für');
});

it("keeps an extension's wrapper and changes the element in it", () => {
  const html = morphed((page) => {
    const link = page.querySelector("a") as Element;
    const wrapper = document.createElement("mark");
    link.replaceWith(wrapper);
    wrapper.append(link);
  });
  expect(html).toContain('Für <mark><a href="/de/terms">Lehrende</a></mark>');
});

it("keeps the place of elements that an extension has inserted", () => {
  const html = morphed((page) => {
    for (const node of page.querySelectorAll("h1, p")) {
      node.before(Object.assign(document.createElement("p"), { className: "planted" }));
    }
  });
  expect(html).toBe(
    german
      .replace("<h1", '<p class="planted"></p><h1')
      .replace('<p class="lead', '<p class="planted"></p><p class="lead'),
  );
});

it("adds and removes what only one of the languages has", () => {
  const recorded = '<picture><source srcset="/en.avif"><source srcset="/en.webp"><img src="/en.gif"></picture>';
  const drawn = '<picture><img src="/de.gif"></picture>';
  const page = element(recorded);
  const image = page.querySelector("img");
  morph(element(recorded), element(drawn), page);
  expect(page.innerHTML).toBe(drawn);
  expect(page.querySelector("img")).toBe(image);
  morph(element(drawn), element(recorded), page);
  expect(page.innerHTML).toBe(recorded);
});

it("keeps a script's text where the languages do not differ", () => {
  const html = morphed(
    (page) => (page.querySelector("time") as HTMLElement).append("31"),
    "<time>20</time><p>Year</p>",
    "<time>20</time><p>Jahr</p>",
  );
  expect(html).toBe("<time>2031</time><p>Jahr</p>");
});

it("keeps a hydrated island and changes its own attributes", () => {
  const island = (text: string) => `<div data-island="header" lang="${text}"><p>${text}</p></div>`;
  const html = morphed(
    (page) => page.querySelector("div")?.setAttribute("data-hydrated", ""),
    island("en"),
    island("de"),
  );
  expect(html).toBe('<div data-island="header" lang="de" data-hydrated=""><p>en</p></div>');
});

it("replaces every text that a translator has replaced", () => {
  const replaceTexts = (page: HTMLElement) => {
    for (const text of [...(page.querySelector("li") as Element).childNodes].filter((node) => node instanceof Text))
      text.replaceWith(Object.assign(document.createElement("font"), { textContent: "italiano" }));
  };
  const html = morphed(replaceTexts, "<li>one <a>x</a> two</li>", "<li>eins <a>x</a> zwei</li>");
  expect(html).toBe("<li>eins <a>x</a> zwei</li>");
});
