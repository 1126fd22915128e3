import { describe, expect, it } from "vitest";
import { findPlaces } from "./find-places.ts";
import { marked } from "./marks.ts";

const keys = ["hero.title", "hero.badge", "products.downloadOf"];
const [title, badge, of] = ["Two & three", "New", "Get"].map((text, number) => marked(text, number)) as [
  string,
  string,
  string,
];
const found = (html: string) => findPlaces(html, keys);

describe("a text is found", () => {
  it.each([
    ["in an element", `<h1 id="a">${title}</h1>`, `<h1 id="a" data-text="hero.title">Two & three</h1>`, "seen"],
    [
      "for screen readers",
      `<i class="b sr-only"><b>${title}</b></i>`,
      `<i class="b sr-only"><b data-text="hero.title">Two & three</b></i>`,
      "spoken",
    ],
    [
      "in a picture's description",
      `<img src="a" alt="${title}">`,
      `<img src="a" alt="Two & three" data-text="hero.title">`,
      "alt",
    ],
    [
      "in a name",
      `<nav aria-label="${title}"></nav>`,
      `<nav aria-label="Two & three" data-text="hero.title"></nav>`,
      "label",
    ],
    [
      "in an address",
      `<a href="m:?b=${encodeURIComponent(title)}">x</a>`,
      `<a href="m:?b=Two%20%26%20three" data-text="hero.title">x</a>`,
      "link",
    ],
    ["in the tab", `<title>${title}</title>`, "<title>Two & three</title>", "title"],
    [
      "in the summary",
      `<meta name="description" content="${title}">`,
      `<meta name="description" content="Two & three">`,
      "description",
    ],
    [
      "on the social card",
      `<meta property="og:title" content="${title}">`,
      `<meta property="og:title" content="Two & three">`,
      "card",
    ],
    ["in data", `<script type="application/ld+json">{"a":"${title}"}</script>`, "", "data"],
    ["where no script runs", `<noscript><p>${title}</p></noscript>`, "", "scriptless"],
  ])("%s", (_place, html, written, kind) => {
    expect(found(html)).toEqual({ html: written, places: [{ key: "hero.title", kind }] });
  });

  it("in both parts of what stands around an element, as one", () => {
    const [before = "", after = ""] = marked("© {year} Aulia", 0).split("{year}");
    const { html, places } = found(`<p><b>${before}</b><i>2026</i><b>${after}</b></p>`);
    expect(places).toEqual([{ key: "hero.title", kind: "seen" }]);
    expect(html).toBe(
      '<p><b data-text="hero.title">© </b><i data-text="hero.title">2026</i><b data-text="hero.title"> Aulia</b></p>',
    );
  });

  it("inside another text, each by its key", () => {
    const name = marked("Get {product}", 2).replace("{product}", badge);
    const { html, places } = found(`<a aria-label="${name}"><span>${badge}</span></a>`);
    expect(html).toBe(
      '<a aria-label="Get New" data-text="products.downloadOf hero.badge"><span data-text="hero.badge">New</span></a>',
    );
    expect(places).toEqual([
      { key: "products.downloadOf", kind: "label" },
      { key: "hero.badge", kind: "label" },
      { key: "hero.badge", kind: "seen" },
    ]);
  });

  it("when it is empty, so that it can be chosen and written", () => {
    expect(found(`<p>${marked("", 1)}</p>`).html).toBe('<p data-text="hero.badge"></p>');
  });
});

it("two texts in one element are both named", () => {
  expect(found(`<p>${badge}, ${of}</p>`).html).toBe('<p data-text="hero.badge products.downloadOf">New, Get</p>');
});

it("what bears no mark stays as it was, scripts apart", () => {
  const html =
    '<!doctype html><html lang="en"><head><style>a>b{}</style></head><body><svg viewBox="0 0 1 1"><path d="M0 0" /></svg><br><input disabled><p>a &lt; b</p></body></html>';
  expect(found(html.replace("</head>", "<script>alert(1)</script></head>"))).toEqual({ html, places: [] });
});
