import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { textsInConfig, withConfigTexts } from "./edit-config.ts";

const source = `import type { SiteInput } from "./src/config/site-schema.ts";

/** Yours, with a name: "of its own" … */
const site: SiteInput = {
  name: "Aulia", // name: "not this one"
  'legalName': 'Aulia Ltd',
  contactEmail: "info@aulia.example",
  // whatsappNumber: "15550100123", // without it, an e-mail

  products: [{ key: "ranking", name: "inside" }],
};

export default site;
`;

const edit = (from: string, ...texts: [string, string][]) => withConfigTexts(from, new Map(texts), "contactEmail");

describe("site.config.ts with other texts", () => {
  it("changes those and nothing else", () => {
    const result = edit(source, ["name", 'Lumen "ñ" \\'], ["legalName", "Lumen's"]);
    expect(result).toBe(source.replace('"Aulia"', '"Lumen \\"ñ\\" \\\\"').replace("'Aulia Ltd'", '"Lumen\'s"'));
  });

  it("stays as it is, byte for byte, when nothing changes", () => {
    expect(edit(source, ["name", "Aulia"], ["legalName", "Aulia Ltd"], ["whatsappNumber", ""])).toBe(source);
    expect(edit(source.replaceAll("\n", "\r\n"), ["name", "Aulia"])).toBe(source.replaceAll("\n", "\r\n"));
  });

  it("has whatever text it is given", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", minLength: 1 }),
        fc.string({ unit: "grapheme", minLength: 1 }),
        (name, number) => {
          const result = edit(source, ["name", name], ["whatsappNumber", number]);
          expect(textsInConfig(result, ["name", "whatsappNumber"])).toEqual(
            new Map([
              ["name", name],
              ["whatsappNumber", number],
            ]),
          );
        },
      ),
    );
  });

  it("takes a field from the comment in which it waits, and puts it back", () => {
    const there = edit(source, ["whatsappNumber", "34600100200"]);
    expect(there).toContain('\n  whatsappNumber: "34600100200", // without it, an e-mail\n\n  products');
    expect(edit(there, ["whatsappNumber", ""])).toBe(source.replace("15550100123", "34600100200"));
  });

  it.each([
    ["with a comma", "", "\n"],
    ["without one, at the end", source.slice(source.indexOf("// whatsapp"), source.indexOf("};")), ""],
  ])("adds a field behind its neighbour %s", (_what, without, _end) => {
    const bare = source
      .replace(/ {2}\/\/ whatsapp.*\n/, "")
      .replace(without, "")
      .replace('example",\n};', 'example"\n};');
    expect(edit(bare, ["whatsappNumber", "34600100200"])).toMatch(
      / {2}contactEmail: "info@aulia\.example",\n {2}whatsappNumber: "34600100200",\n/,
    );
  });

  it.each([
    ["a type behind the object", (text: string) => text.replace("};", "} satisfies SiteInput;")],
    [
      "the object in the export",
      (text: string) =>
        text.replace("const site: SiteInput =", "export default").replace(/export default site;\n$/, ""),
    ],
  ])("can be written with %s", (_what, change) => {
    expect(edit(change(source), ["name", "Lumen"])).toBe(change(source).replace('"Aulia"', '"Lumen"'));
  });

  it.each([
    [
      "a computed value",
      (text: string) => text.replace('"Aulia"', "process.env.NAME"),
      '"name" is no text between quotation marks',
    ],
    [
      "no object",
      (text: string) => text.replace("export default site", "export default make()"),
      "no object that is written out",
    ],
    ["a fault", (text: string) => text.replace("};", "}};"), "it is no valid TypeScript"],
    [
      "no neighbour",
      (text: string) => text.replace(/ {2}(contactEmail|\/\/ whats).*\n/g, ""),
      '"contactEmail" is missing',
    ],
  ])("is refused with %s", (_what, change, fault) => {
    const attempt = () => edit(change(source), ["name", "Lumen"], ["whatsappNumber", "34600100200"]);
    expect(attempt).toThrow(fault);
    expect(attempt).toThrow("site.config.ts cannot be changed by itself:");
  });
});
