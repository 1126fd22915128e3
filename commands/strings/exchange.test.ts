import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TextPlace } from "../../generator/texts/text-places.ts";
import type { Locale } from "../../src/config/locales.ts";
import type { Texts } from "../support/texts.ts";
import { brought, exported, languageNamed } from "./exchange.ts";

const place = (key: string, purpose = "What it is for"): TextPlace => ({ key, path: [key], purpose, limit: undefined });

/** Texts with all that trips a format up: separators, quotes, lines, formulas, placeholders, control characters. */
const text = fc.oneof(
  { weight: 1, arbitrary: fc.string({ unit: "binary", minLength: 1 }) },
  {
    weight: 3,
    arbitrary: fc
      .array(
        fc.constantFrom(..."a é 1;,\t\"'\n\r=+-@<>&]", "{name}", "{count}", "{", "]]>", "\r\n", "\u0001", "\uFEFF"),
        {
          minLength: 1,
        },
      )
      .map((parts) => parts.join("")),
  },
);

const both = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[a-z]{1,8}(\.[a-z]{1,4}|\[\d\])?$/), text, text), {
  selector: ([key]) => key,
  minLength: 1,
  maxLength: 8,
});

const textsOf = (entries: readonly (readonly [string, string, string])[], column: 1 | 2): Texts =>
  new Map(entries.map((entry) => [entry[0], entry[column]]));

const inTwoLanguages = (entries: Parameters<typeof textsOf>[0]) =>
  new Map<Locale, Texts>([
    ["en", textsOf(entries, 1)],
    ["de", textsOf(entries, 2)],
  ]);

describe("whatever a text holds, it comes back from a file as it went in", () => {
  it("as a spreadsheet", () => {
    fc.assert(
      fc.property(both, text, (entries, purpose) => {
        const texts = inTwoLanguages(entries);
        const places = entries.map(([key]) => place(key, purpose));
        expect(brought("a.csv", exported("a.csv", places, texts, undefined), undefined)).toEqual(texts);
      }),
    );
  });

  it("as XLIFF", () => {
    fc.assert(
      fc.property(both, text, (entries, purpose) => {
        const texts = inTwoLanguages(entries);
        const places = entries.map(([key]) => place(key, purpose));
        const read = brought("a.xlf", exported("a.xlf", places, texts, "de"), undefined);
        expect(read).toEqual(new Map([["de", texts.get("de")]]));
      }),
    );
  });
});

const texts = new Map<Locale, Texts>([
  [
    "en",
    new Map([
      ["a", "One, {name}"],
      ["b", 'Say "yes"'],
      ["c", "10:42"],
    ]),
  ],
  [
    "de",
    new Map([
      ["a", "Eins, {name}"],
      ["b", "=Ja"],
    ]),
  ],
  ["fr", new Map([["a", "Un"]])],
]);
const places = [place("a"), place("b"), place("c", "A & B")];

describe("a spreadsheet", () => {
  it("is what RFC 4180 and Excel want", () => {
    expect(exported("a.csv", places, texts, "de")).toBe(
      [
        "\uFEFFkey,what it is for,en,de",
        'a,What it is for,"One, {name}","Eins, {name}"',
        'b,What it is for,"Say ""yes""",\'=Ja',
        "c,A & B,'10:42,",
        "",
      ].join("\r\n"),
    );
  });

  it.each([
    ["=SUM(A1)", true],
    ["-", true],
    ["10:42", true],
    ["12 May", true],
    ["May 12", true],
    ["Grade below 60%", false],
    ["One, two", false],
  ])("keeps “%s” from being read as something else: %s", (own, isKept) => {
    const texts = new Map<Locale, Texts>([["en", new Map([["a", own]])]]);
    expect(exported("a.csv", [place("a")], texts, undefined).includes(`'${own}`)).toBe(isKept);
  });

  it("may come back with semicolons, other line ends and no mark, its columns and rows in another order", () => {
    expect(brought("a.csv", 'key;de;en\nb;"Ja; ja";Yes\na;Eins;One\n', undefined)).toEqual(
      new Map([
        [
          "de",
          new Map([
            ["b", "Ja; ja"],
            ["a", "Eins"],
          ]),
        ],
        [
          "en",
          new Map([
            ["b", "Yes"],
            ["a", "One"],
          ]),
        ],
      ]),
    );
  });

  it("gives one language where one is asked for", () => {
    expect([...brought("a.csv", "key,de,fr\na,Eins,Un\n", "fr")]).toEqual([["fr", new Map([["a", "Un"]])]]);
  });

  it.each([
    ["nothing", "", 'it begins with "", wants the head "key,what it is for,en,…"'],
    ["another head", "name,de\n", 'it begins with "name,de'],
    ["an unknown column", "key,de,ed\na,b,c\n", 'the column "ed" is no language; did you mean "en"?'],
    ["a column twice", "key,de,de\na,b,c\n", 'the column "de" stands there twice; remove one'],
    ["no language", "key,what it is for\na,b\n", "no column is a language; add one of en, es"],
    ["a short row", "key,de,fr\na,b\n", 'row 2 ("a") has 2 cells, wants 3'],
    ["a key twice", "key,de\na,b\na,c\n", 'row 3 ("a") stands there twice; remove one'],
    ["an open quotation mark", 'key,de\na,"b\n', "Quoted field unterminated"],
  ])("with %s is refused", (_what, content, fault) => {
    expect(() => brought("a.csv", content, undefined)).toThrow(fault);
  });
});

describe("an XLIFF file", () => {
  const file = exported("a.xlf", places, texts, "de");
  const changed = (from: string | RegExp, to: string) => {
    expect(file.replace(from, to)).not.toBe(file);
    return brought("a.xlf", file.replace(from, to), undefined).get("de");
  };

  it("has a language, a purpose, and placeholders as elements", () => {
    expect(file).toContain('version="2.0" srcLang="en" trgLang="de"');
    expect(file).toContain('<unit id="t3" name="c">\n      <notes><note>A &#38; B</note></notes>');
    expect(file).toContain('<target>Eins, <ph id="1" equiv="{name}" disp="{name}"/></target>');
    expect(file).not.toContain("<target></target>");
  });

  it("has the same number for a placeholder in both languages, wherever it stands", () => {
    const texts = new Map<Locale, Texts>([
      ["en", new Map([["a", "{from} to {to}, {from}"]])],
      ["de", new Map([["a", "{to} {from} {from} {more}"]])],
    ]);
    const ids = (name: string) =>
      [
        ...(exported("a.xlf", [place("a")], texts, "de").match(new RegExp(`<${name}>.*`))?.[0] ?? "").matchAll(
          /id="(\d)"/g,
        ),
      ].map(([, id]) => id);
    expect([ids("source"), ids("target")]).toEqual([
      ["1", "2", "3"],
      ["2", "1", "3", "4"],
    ]);
  });

  it("may come back with its texts in pieces, marks in them, and a region behind the language", () => {
    const pieces =
      "<segment><source>Say</source><target>Sag </target></segment><ignorable><source> </source></ignorable>" +
      "<segment><source>yes</source><target><mrk id='m1'>ja</mrk></target></segment>";
    expect(changed(/<segment>\s*<source>Say[\s\S]*?<\/segment>/, pieces)?.get("b")).toBe("Sag  ja");
    expect(changed('trgLang="de"', 'trgLang="de-AT"')?.get("b")).toBe("=Ja");
  });

  it("leaves out what is not translated", () => {
    expect(changed(/<target>=Ja<\/target>/, "")).toEqual(new Map([["a", "Eins, {name}"]]));
  });

  it.each([
    ["no XML", /<\/unit>/, "", "The XLIFF file cannot be read:"],
    ["another version", "document:2.0", "document:1.2", "wants <xliff xmlns="],
    ["a language that there is not", 'trgLang="de"', 'trgLang="xx"', 'trgLang is "xx", wants one of es, de'],
    ["English as its target", 'trgLang="de"', 'trgLang="en"', 'trgLang is "en"'],
    ["a key twice", 'name="b"', 'name="a"', '"a" stands there twice; remove one'],
    ["a part of a text", "<segment>", "<segment><source>x</source></segment><segment>", '"a" is translated in part'],
  ])("of %s is refused", (_what, from, to, fault) => {
    expect(() => changed(from, to)).toThrow(fault);
  });
});

describe("a file as src/content/strings has them", () => {
  const read = (content: string) => brought("a.json", content, "de").get("de");

  it("has the texts of the language that is named, else of the one in its name", () => {
    const content = '\uFEFF{ "a": { "b": "Eins", "c": ["Zwei", 2] } }';
    const texts = new Map([
      ["a.b", "Eins"],
      ["a.c[0]", "Zwei"],
    ]);
    expect(brought("italian.json", content, "de")).toEqual(new Map([["de", texts]]));
    expect(brought("sent/de.json", content, undefined)).toEqual(new Map([["de", texts]]));
    expect(brought("texts.de.json", content, undefined)).toEqual(new Map([["de", texts]]));
    expect(brought("en.json", content, "de")).toEqual(new Map([["de", texts]]));
  });

  it.each([
    ["what is no JSON", '{ "a": ', "it is no valid JSON ("],
    ["a list", '["Eins"]', 'it begins with "[\\"Eins\\"]", wants the form of src/content/strings/en.json'],
    ["nothing", "null", 'it begins with "null"'],
    [
      "no value",
      '{ "a": ["x", null] }',
      '"a[1]" is null, wants a text between quotation marks; write it, or leave the key out',
    ],
    ["a key twice", '{ "a.b": "x", "a": { "b": "y" } }', '"a.b" stands there twice; remove one'],
  ])("with %s is refused", (_what, content, fault) => {
    expect(() => read(content)).toThrow(fault);
  });
});

it.each([
  [() => brought("a.txt", "", "de"), "let it end in .csv, .xlf or .json, written as src/content/strings/en.json"],
  [
    () => brought("italian.json", "{}", undefined),
    '"italian.json" does not say its language; name it, as in --language',
  ],
  [() => exported("a.json", places, texts, "de"), '"a.json" is of no kind that it knows; let it end in .csv or .xlf'],
  [() => exported("a.txt", places, texts, undefined), '"a.txt" is of no kind that it knows'],
  [() => exported("a.xlf", places, texts, undefined), "name it, as in --language es"],
  [() => exported("a.xlf", places, texts, "en"), "name it, as in --language es"],
  [() => brought("a.csv", "key,de\na,b\n", "fr"), 'a.csv does not have "fr"; it has de'],
  [() => languageNamed("xx"), '--language: got "xx", wants one of en, es'],
])("what cannot be done is said: %#", (attempt, fault) => {
  expect(attempt).toThrow(fault);
});
