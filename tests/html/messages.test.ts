import { expect, it } from "vitest";
import { accepted, faultsAmong, idleAmong, type Message } from "./messages.ts";

const own: Message = {
  type: "error",
  url: "file:/project/dist/de/terms.html",
  message: "Stray end tag “p”.",
  extract: "<p></p></p>",
};
const known: readonly Message[] = [
  { type: "error", message: "CSS: Parse Error.", extract: "{animation" },
  {
    type: "error",
    message: "A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.",
    extract: '"><link rel="expect" href="#products" blocking="render"><title',
  },
  {
    type: "error",
    message: "When the “srcset” attribute has any image candidate string with a width descriptor, the “sizes” …",
    extract: '<picture><source srcSet="/media/tall.avif" type="image/avif"><source',
  },
];

it("names place, kind and text of every fault, and of warnings and remarks too", () => {
  expect(faultsAmong([own])).toEqual(["de/terms.html: error: Stray end tag “p”.\n    <p></p></p>"]);
  expect(faultsAmong([{ type: "info", subType: "warning", message: "Consider it." }])).toEqual([
    ": warning: Consider it.",
  ]);
  expect(faultsAmong([{ type: "info", message: "A remark." }])).toHaveLength(1);
});

it("passes over what is accepted there where it is accepted, and nowhere else", () => {
  expect(faultsAmong(known)).toEqual([]);
  const elsewhere = known
    .slice(1)
    .map((message) => ({ ...message, extract: '<source srcSet="/a.avif 2w, /b.avif 3w">' }));
  expect(faultsAmong(elsewhere)).toHaveLength(elsewhere.length);
});

it("tells when the checker no longer says what is accepted", () => {
  expect(idleAmong(known)).toEqual([]);
  expect(idleAmong([own])).toHaveLength(accepted.length);
});
