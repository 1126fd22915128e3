import { expect, it } from "vitest";
import { withConfigTexts } from "./brand-files.ts";

const source = `import type { SiteInput } from "./src/config/site-schema.ts";

/** Yours, with a name: "of its own" … */
const site: SiteInput = {
  name: "Aulia", // name: "not this one"
  legalName: "Aulia \\"Ltd\\"",
  whatsappNumber: undefined, // without it, an e-mail

  products: [
    {
      key: "ranking",
      name: "inside",
    },
  ],
};

export default site;
`;

const edit = (from: string, texts: Record<string, string>) => withConfigTexts(from, new Map(Object.entries(texts)));

it("changes some texts and nothing else, and adds a missing field", () => {
  const result = edit(source, { name: 'Lumen "ñ" $& \\', legalName: "Lumen's", whatsappNumber: "34600100200" });
  expect(result).toBe(
    source
      .replace('"Aulia"', () => '"Lumen \\"ñ\\" $& \\\\"')
      .replace('"Aulia \\"Ltd\\""', '"Lumen\'s"')
      .replace("undefined", '"34600100200"'),
  );
  expect(edit(result, { whatsappNumber: "" })).toContain("  whatsappNumber: undefined, // without it");
  expect(edit(source, { shop: "https://a.org" })).toContain('{\n  shop: "https://a.org",\n  name: "Aulia"');
  const windows = source.replaceAll("\n", "\r\n");
  expect(edit(windows, { name: "Aulia", legalName: 'Aulia "Ltd"', shop: "" })).toBe(windows);
});

it.each([
  ['  name: "Aulia"', "  name: process.env.NAME", '"name" is not a text in double quotes on its own line'],
  ['  name: "Aulia"', "  'name': 'Aulia'", '"name" is not a text in double quotes on its own line'],
  ['const site: SiteInput = {\n  name: "Aulia",', "const site = make({", '"name" is missing; add it by hand'],
])("rejects a file that has, in place of %s, %s", (from, to, fault) => {
  const attempt = () => edit(source.replace(from, to), { name: "Lumen" });
  expect(attempt).toThrow(`Nothing was written:\n  - site.config.ts: ${fault}`);
});
