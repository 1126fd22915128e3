import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withConfigTexts } from "./edit-config.ts";

const source = `import type { SiteInput } from "./src/config/site-schema.ts";

/** Yours, with a name: "of its own" … */
const site: SiteInput = {
  name: "Aulia", // name: "not this one"
  'legalName': 'Aulia Ltd',
  whatsappNumber: undefined, // without it, an e-mail

  products: [{ key: "ranking", name: "inside" }],
};

export default site;
`;

const edit = (from: string, ...texts: [string, string][]) => withConfigTexts(from, new Map(texts));

describe("site.config.ts with other texts", () => {
  it("changes those and nothing else", () => {
    const result = edit(source, ["name", 'Lumen "ñ" \\'], ["legalName", "Lumen's"], ["whatsappNumber", "34600100200"]);
    expect(result).toBe(
      source
        .replace('"Aulia"', '"Lumen \\"ñ\\" \\\\"')
        .replace("'Aulia Ltd'", '"Lumen\'s"')
        .replace("undefined", '"34600100200"'),
    );
    expect(edit(result, ["whatsappNumber", ""])).toContain("  whatsappNumber: undefined, // without it");
  });

  it("stays as it is, byte for byte, when nothing changes", () => {
    const same: [string, string][] = [
      ["name", "Aulia"],
      ["legalName", "Aulia Ltd"],
      ["shop", ""],
    ];
    expect(edit(source, ...same)).toBe(source);
    expect(edit(source.replaceAll("\n", "\r\n"), ...same)).toBe(source.replaceAll("\n", "\r\n"));
  });

  it("has whatever text it is given", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (name) => {
        const [, written = ""] = /^ {2}name: (".*"), \/\/ name/m.exec(edit(source, ["name", name])) ?? [];
        expect(JSON.parse(written)).toBe(name);
      }),
    );
  });

  it("gets a field that was not there", () => {
    expect(edit(source, ["shop", "https://shop.lumen.org"])).toContain(
      'SiteInput = {\n  shop: "https://shop.lumen.org",\n  name: "Aulia"',
    );
  });

  it.each([
    ["a type behind the object", source.replace("};", "} satisfies SiteInput;")],
    [
      "the object in the export",
      source.replace("const site: SiteInput =", "export default").replace(/export default site;\n$/, ""),
    ],
  ])("can be written with %s", (_what, written) => {
    expect(edit(written, ["name", "Lumen"])).toBe(written.replace('"Aulia"', '"Lumen"'));
  });

  it.each([
    [
      "a computed value",
      source.replace('"Aulia"', "process.env.NAME"),
      '"name" is no text between quotation marks; set it by hand',
    ],
    ["no object", source.replace("export default site", "export default make()"), "no object that is written out"],
  ])("is refused with %s", (_what, written, fault) => {
    expect(() => edit(written, ["name", "Lumen"])).toThrow(fault);
    expect(() => edit(written, ["name", "Lumen"])).toThrow("site.config.ts cannot be changed by itself:");
  });
});
