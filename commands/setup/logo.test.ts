import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { checkLogo, withTitle } from "./logo.ts";

const svg = (content: string, attributes = 'viewBox="0 0 64 64"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

function markOf(file: string): string {
  const checked = checkLogo(file);
  if ("faults" in checked) throw new Error(checked.faults.join("\n"));
  return checked.mark;
}

it("scales a mark to the site's square", () => {
  const mark = markOf(svg('<path d="M0 0h200v100H0z"/>', 'viewBox="0 0 200 100" width="20"'));
  expect(mark).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 64 64" role="img"><title><\/title>/);
  expect(mark).toContain('<g transform="translate(0 16) scale(0.32)">');
  expect(markOf(svg('<path d="M0 0h9"/>', 'width="32" height="32"'))).toContain("scale(2)");
  const turned = svg('<path d="M0 0h9"/>', 'width="32" height="32" transform="rotate(90)"');
  expect(markOf(turned)).toContain('transform="translate(0 0) scale(2) rotate(90)"');
});

it("gives a mark attributes in place of styles, for the content policy, and no editor metadata", () => {
  const styled = '<style>.a{fill:#f00}</style><path class="a" d="M0 0h9v9z"/><path style="fill:#0f0" d="M1 1h9v9z"/>';
  const mark = markOf(`<?xml version="1.0"?><!-- mine -->${svg(`<title>Old</title><metadata>x</metadata>${styled}`)}`);
  expect(mark).toMatch(/^(?!.*style).*fill="(?:#f00|red)".*fill="#0f0"/s);
  expect(mark).not.toMatch(/Old|metadata|mine|<\?xml/);
});

it.each([
  [
    "Figma",
    '<mask id="a" style="mask-type:luminance" maskUnits="userSpaceOnUse"><path fill="#fff" d="M0 0h9v9z"/></mask><g mask="url(#a)"><path d="M0 0h9v9z"/></g>',
    /<mask id="\w+"[^>]* mask-type="luminance"/,
  ],
  [
    "Inkscape",
    '<g xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:label="Layer 1" xml:space="preserve"><path style="fill:#0f0;-inkscape-stroke:none;line-height:1.2;mix-blend-mode:normal" d="M0 0h9v9z"/></g>',
    /<g><path [^>]*fill="#0f0"/,
  ],
  [
    "Illustrator",
    '<switch><foreignObject requiredExtensions="http://ns.adobe.com/AdobeIllustrator/10.0/" width="1"/><g><path d="M0 0h9v9z"/></g></switch>',
    /<g><g><path d=/,
  ],
])("takes a file from %s without what draws nothing", (_program, content, expected) => {
  const mark = markOf(svg(content));
  expect(mark).toMatch(expected);
  expect(mark).not.toMatch(/style|inkscape|foreignObject|switch|xml:/);
});

it("keeps root attributes and internal references", () => {
  const shaded = '<linearGradient id="a"><stop stop-color="red"/></linearGradient><path fill="url(#a)" d="M0 0h9v9z"/>';
  expect(markOf(svg(shaded, 'viewBox="0 0 64 64" stroke="#123456"'))).toMatch(/<g [^>]*stroke="#123456">.*url\(#a\)/s);
});

const path = (attributes: string) => svg(`<path ${attributes} d="M0 0h9"/>`);
it.each([
  ["no SVG", "a picture", "it is not an SVG file"],
  ["empty", svg(""), "it has no drawing"],
  ["without a size", svg('<path d="M0 0h9"/>', ""), "it has no size"],
  ["long", svg('<path d="M0 0h9"/>', 'viewBox="0 0 300 100"'), "more than twice as long as the other"],
  ["heavy", svg(`<path d="M0 0${"h9v8".repeat(4000)}"/>`), "expected at most 10000"],
  ["with a script", svg("<script>alert(1)</script><path d='M0 0h9'/>"), "<script> is not allowed"],
  ["with an event", path('onclick="alert(1)"'), "<path> has the attribute onclick, which is not allowed"],
  ["with a picture", svg('<image href="https://example.org/a.png"/>'), "<image> is not allowed; draw it"],
  ["with an address", path('fill="url(//a.org/b)"'), 'fill="url(//a.org/b)", which refers to another file'],
  ["blended", path('style="mix-blend-mode:multiply"'), "<path> has the property mix-blend-mode:multiply"],
  [
    "filtered",
    svg('<filter id="a"/><path filter="url(#a)" d="M0 0h9"/>'),
    "<filter> is not allowed; remove it, or draw what it does",
  ],
  ["without its filter", path('style="filter:url(#soft)"'), "it refers to #soft, which it does not have; draw that"],
  ["with a font", svg("<text>Lumen</text>"), "<text> is not allowed; convert it to paths"],
  ["with a font in a part", svg("<text><tspan>Lumen</tspan></text>"), "<tspan> is not allowed; convert it to paths"],
])("rejects a mark: %s", (_what, file, fault) => {
  const checked = checkLogo(file);
  expect("faults" in checked ? checked.faults.join("\n") : "taken").toContain(fault);
});

it("accepts the site's own mark", () =>
  expect(checkLogo(readFileSync("studio/icons/mark.svg", "utf8"))).not.toHaveProperty("faults"));

it("escapes the name in a mark", () => {
  expect(withTitle("<svg><title>Aulia</title></svg>", "A & <b> $& B")).toBe(
    "<svg><title>A &amp; &lt;b&gt; $&amp; B</title></svg>",
  );
});
