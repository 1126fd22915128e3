import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { checkLogo, withTitle } from "./logo.ts";

const svg = (content: string, attributes = 'viewBox="0 0 64 64"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;

function markOf(file: string): string {
  const checked = checkLogo(file, "Lumen");
  if ("faults" in checked) throw new Error(checked.faults.join("\n"));
  return checked.mark;
}

describe("a mark", () => {
  it("is drawn in the site's square, whatever its own size, and bears the brand's name", () => {
    const mark = markOf(svg('<path d="M0 0h200v100H0z"/>', 'viewBox="0 0 200 100" width="20"'));
    expect(mark).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 64 64" role="img"><title>Lumen<\/title>/);
    expect(mark).toContain('<g transform="translate(0 16) scale(0.32)">');
    expect(markOf(svg('<path d="M0 0h9"/>', 'width="64" height="64"'))).not.toContain("transform");
  });

  it.each([
    [
      "styles as attributes, which the page's content policy allows",
      svg('<style>.a{fill:#f00}</style><path class="a" d="M0 0h9v9z"/><path style="fill:#0f0" d="M1 1h9v9z"/>'),
      /^(?!.*style).*fill="(?:#f00|red)".*fill="#0f0"/s,
    ],
    [
      "what the file says of its whole drawing",
      svg('<path d="M0 0h9"/>', 'viewBox="0 0 64 64" stroke="#123456"'),
      /<g stroke="#123456"><path/,
    ],
    [
      "parts of its own",
      svg(
        '<defs><linearGradient id="a"><stop stop-color="#f00"/></linearGradient></defs><path fill="url(#a)" d="M0 0h9v9z"/>',
      ),
      /url\(#a\)/,
    ],
    [
      "nothing that a drawing program writes for itself",
      `<?xml version="1.0"?><!-- by hand -->${svg("<title>Old</title><metadata>x</metadata><path d='M0 0h9v9z'/>")}`,
      /^(?!.*(Old|metadata|by hand|<\?xml))/s,
    ],
  ])("has %s", (_what, file, expected) => {
    expect(markOf(file)).toMatch(expected);
  });

  it.each([
    ["no SVG", "a picture", "it is no SVG file"],
    ["broken", "<svg><path></svg>", "it is no SVG file"],
    ["another format", "<html><p>x</p></html>", "<html> cannot stand in it"],
    ["empty", svg(""), "there is nothing drawn in it"],
    ["without a size", svg('<path d="M0 0h9"/>', ""), "it has no size"],
    ["long", svg('<path d="M0 0h9"/>', 'viewBox="0 0 300 100"'), "more than twice as long as high"],
    ["heavy", svg(`<path d="M0 0${"h9v8".repeat(4000)}"/>`), "wants no more than 10000"],
    ["with a script", svg("<script>alert(1)</script><path d='M0 0h9'/>"), "<script> cannot stand in it"],
    ["with an event", svg('<path onclick="alert(1)" d="M0 0h9"/>'), "the attribute onclick cannot stand in it"],
    ["with a picture", svg('<image href="https://example.org/a.png"/>'), "<image> cannot stand in it"],
    ["with an address", svg('<use href="https://a.org/a.svg#b"/>'), 'href="https://a.org/a.svg#b" leads out of the'],
    ["with an address in a colour", svg('<path fill="url(https://a.org/b)" d="M0 0h9"/>'), "leads out of the file"],
    ["with a font", svg("<text>Lumen</text>"), "<text> cannot stand in it; draw it as paths"],
  ])("is refused: %s", (_what, file, fault) => {
    const checked = checkLogo(file, "Lumen");
    expect("faults" in checked ? checked.faults.join("\n") : "taken").toContain(fault);
  });

  it("that the site has is taken as it is", () => {
    const present = readFileSync("studio/marks/mark.svg", "utf8");
    expect(checkLogo(present, /<title>([^<]*)</.exec(present)?.[1] ?? "")).not.toHaveProperty("faults");
  });
});

it("a name in a mark cannot end it", () => {
  expect(withTitle("<svg><title>Aulia</title></svg>", "A & <b> $& B")).toBe(
    "<svg><title>A &amp; &lt;b&gt; $&amp; B</title></svg>",
  );
});
