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

/** What the page reads in German after `change` has been made to it in English. */
function changed(change: (page: HTMLElement) => void, from = english, to = german, isTaken = (_: Element) => false) {
  const page = element(from);
  change(page);
  morph(element(from), element(to), page, isTaken);
  return page.innerHTML;
}

it("gives the page the other language's texts and attributes", () => {
  expect(changed(() => {})).toBe(german);
});

it("keeps the elements, and with them what is open, focused and listened to", () => {
  const page = element(english);
  const link = page.querySelector("a");
  morph(element(english), element(german), page, () => false);
  expect(page.querySelector("a")).toBe(link);
});

it.each<[string, (page: HTMLElement) => void, string]>([
  ["a class", (page) => page.querySelector("p")?.classList.add("marked"), 'class="lead marked"'],
  ["an attribute", (page) => page.querySelector("a")?.setAttribute("data-checked", "yes"), 'data-checked="yes"'],
  ["a style", (page) => page.querySelector("h1")?.setAttribute("style", "color: red"), "color: red"],
])("keeps %s that an extension has added to an element", (_, change, kept) => {
  const html = changed(change);
  expect(html).toContain(kept);
  expect(html).toContain("Lehrende");
});

it("keeps what an extension has put around an element, and changes what is in it", () => {
  const html = changed((page) => {
    const link = page.querySelector("a") as Element;
    const wrapper = document.createElement("mark");
    link.replaceWith(wrapper);
    wrapper.append(link);
  });
  expect(html).toContain('Für <mark><a href="/de/terms">Lehrende</a></mark>');
});

it("keeps what an extension has put between the elements, where it is", () => {
  const html = changed((page) => {
    for (const place of page.querySelectorAll("h1, p")) {
      place.before(Object.assign(document.createElement("p"), { className: "planted" }));
    }
  });
  expect(html).toBe(
    german
      .replace("<h1", '<p class="planted"></p><h1')
      .replace('<p class="lead', '<p class="planted"></p><p class="lead'),
  );
});

it("puts the new text where a browser's translator has put its own", () => {
  const html = changed(
    (page) => {
      const text = page.querySelector("h1")?.firstChild as ChildNode;
      text.replaceWith(Object.assign(document.createElement("font"), { textContent: "Extensions" }));
    },
    english,
    german.replace("Plugins", "Erweiterungen"),
  );
  expect(html).toContain('<h1 lang="de">Erweiterungen</h1>');
});

it("adds and takes away what only one of the languages has", () => {
  const recorded = '<picture><source srcset="/en.avif"><source srcset="/en.webp"><img src="/en.gif"></picture>';
  const drawn = '<picture><img src="/de.gif"></picture>';
  const page = element(recorded);
  const image = page.querySelector("img");
  morph(element(recorded), element(drawn), page, () => false);
  expect(page.innerHTML).toBe(drawn);
  expect(page.querySelector("img")).toBe(image);
  morph(element(drawn), element(recorded), page, () => false);
  expect(page.innerHTML).toBe(recorded);
});

it("keeps what a script has written, where the languages do not differ", () => {
  const html = changed(
    (page) => (page.querySelector("time") as HTMLElement).append("31"),
    "<time>20</time><p>Year</p>",
    "<time>20</time><p>Jahr</p>",
  );
  expect(html).toBe("<time>2031</time><p>Jahr</p>");
});

it("leaves what is another's to change, but for its own attributes", () => {
  const island = (text: string) => `<div data-island="header" lang="${text}"><p>${text}</p></div>`;
  const html = changed(
    () => {},
    island("en"),
    island("de"),
    (part) => part.hasAttribute("data-island"),
  );
  expect(html).toBe('<div data-island="header" lang="de"><p>en</p></div>');
});

it("gives a picture the sources of one language alone, and keeps the picture", () => {
  const one = '<picture><source srcset="/a.en.avif"><source srcset="/a.en.webp"><img src="/a.en.gif"></picture>';
  const other = '<picture><img src="/a.de.gif"></picture>';
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const) {
    const page = element(from);
    const image = page.querySelector("img");
    morph(element(from), element(to), page, () => false);
    expect(page.innerHTML).toBe(to);
    expect(page.querySelector("img")).toBe(image);
  }
});
