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

  it.each([source, source.replaceAll("\n", "\r\n")])("stays as it is, byte for byte, when nothing changes", (text) => {
    expect(edit(text, ["name", "Aulia"], ["legalName", "Aulia Ltd"], ["shop", ""])).toBe(text);
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
    ["};", "} satisfies SiteInput;"],
    [/const site: SiteInput =(.*)export default site;\n/s, "export default$1"],
  ])("can be written in other ways: %s", (from, to) => {
    const written = source.replace(from, to);
    expect(edit(written, ["name", "Lumen"])).toBe(written.replace('"Aulia"', '"Lumen"'));
  });

  it.each([
    ['"Aulia"', "process.env.NAME", '"name" is no text between quotation marks; set it by hand'],
    ["default site", "default make()", "its default export is no object that is written out"],
  ])("is refused where %s is %s", (from, to, fault) => {
    const attempt = () => edit(source.replace(from, to), ["name", "Lumen"]);
    expect(attempt).toThrow(`site.config.ts cannot be changed by itself:\n  - ${fault}`);
  });
});
