import { expect, it } from "vitest";
import { shortMarkup } from "./short-markup.ts";

it("leaves out what HTML does not need", () => {
  expect(shortMarkup('<video loop="" muted=""><source src="/a.webm" type="video/webm"/></video>')).toBe(
    '<video loop muted><source src="/a.webm" type="video/webm"></video>',
  );
});

it.each([
  ["an empty alternative text, which says that the picture says nothing", '<img src="/a.avif" alt="">'],
  ["drawings, whose elements are closed by the slash", '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>'],
  ["texts that look like markup", '<p title="a=&quot;&quot; /&gt;">a="" /&gt;</p>'],
])("keeps %s", (_name, markup) => {
  expect(shortMarkup(markup)).toBe(markup);
});
