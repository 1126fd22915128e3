import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { themesOf } from "../../src/styles/contrast.ts";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { brandAsked, brandGiven } from "./answers.ts";
import { newFiles } from "./new-files.ts";
import { questionsOn } from "./questions.ts";

const folder = mkdtempSync(join(tmpdir(), "logo-"));
const logo = join(folder, "mark.svg");
writeFileSync(logo, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0h64v64z"/></svg>');
afterAll(() => rmSync(folder, { recursive: true }));

const tokens = readFileSync("src/styles/tokens.css", "utf8");
const texts = {
  name: "Aulia",
  legalName: "Aulia Ltd",
  origin: "https://www.aulia.example",
  shop: "https://shop.aulia.example",
  organisation: "https://code.aulia.example",
  contactEmail: "info@aulia.example",
};
const questions = questionsOn({ ...siteConfig, ...texts }, themesOf(tokens));

describe("what stands behind the command", () => {
  it("is taken, and nothing else", () => {
    const given = { name: " Lumen ", phone: "+34 600-10.02 (00)", aqua: "#7fdedb", logo };
    const brand = brandGiven(questions, given);
    expect(Object.fromEntries(brand.texts)).toEqual({ name: "Lumen", whatsappNumber: "34600100200" });
    expect([...brand.ribbons.keys()]).toEqual(["aqua"]);
    expect(brand.logo).toContain("M0 0h64v64z");
  });

  it.each([
    [{ name: " " }, '--name: got " ", wants the brand\'s name'],
    [{ origin: "http://www.example.org" }, '--origin: got "http://www.example.org", wants the site\'s own address'],
    [{ email: "nobody" }, '--email: got "nobody", wants an e-mail address'],
    [{ phone: "0034 600" }, '--phone: got "0034 600", wants an international phone number'],
    [{ purple: "#000" }, '--purple: text on "#000" has 1.'],
    [{ pink: "rosy" }, '--pink: got "rosy", wants an opaque colour'],
    [{ logo: "none.svg" }, '--logo: got "none.svg", but there is no such file'],
    [{ logo: "package.json" }, "it is no SVG file"],
    [{ name: "", email: "x" }, /^Nothing was written:\n {2}- --name: .*\n {2}- --email: .*$/],
  ])("is refused by name, every fault at once: %j", (given, fault) => {
    expect(() => brandGiven(questions, given)).toThrow(fault);
  });
});

/** One who gives these answers in turn, and what they were asked. */
function answering(...answers: string[]) {
  const asked: string[] = [];
  const ask = async (line: string) => {
    asked.push(line);
    return answers.shift();
  };
  return { asked, ask };
}

const enters = (times: number) => Array<string>(times).fill("");

describe("who is asked", () => {
  it("keeps what there is by an empty answer", async () => {
    const { asked, ask } = answering(...enters(questions.length));
    const brand = await brandAsked(questions, {}, ask);
    expect(asked[0]).toBe("\nThe brand's name\nname [Aulia]: ");
    expect(Object.fromEntries(brand.texts)).toEqual({ ...texts, whatsappNumber: "" });
    expect([brand.ribbons.size, brand.logo]).toEqual([0, undefined]);
  });

  it("is asked anew when an answer is wrong, with what is wrong, and may take what is offered", async () => {
    const texts = ["Lumen", "", "www.lumen.org", "https://www.lumen.org", ...enters(4)];
    const { asked, ask } = answering(...texts, "#1a237e", ...enters(6));
    const brand = await brandAsked(questions, {}, ask);
    expect(asked).toHaveLength(questions.length + 2);
    expect(asked[3]).toContain('got "www.lumen.org", wants the site\'s own address');
    expect(asked[9]).toMatch(/text on "#1a237e" has 1\.\d+:1, wants 4\.5:1.*\npurple \[#[0-9a-f]{6}\]: $/);
    expect(brand.texts.get("origin")).toBe("https://www.lumen.org");
    expect([...brand.ribbons.keys()]).toEqual(["purple"]);
  });

  it("is not asked what stands behind the command, unless that is wrong", async () => {
    const { asked, ask } = answering("ours@lumen.org");
    const brand = await brandAsked(questions, { name: "Lumen", email: "nobody" }, async (line) =>
      line.includes("email") ? ask(line) : "",
    );
    expect(asked).toEqual([expect.stringContaining('got "nobody"')]);
    expect([brand.texts.get("name"), brand.texts.get("contactEmail")]).toEqual(["Lumen", "ours@lumen.org"]);
  });

  it("may go away, and nothing comes of it", async () => {
    const { ask } = answering("Lumen", "");
    await expect(brandAsked(questions, {}, ask)).rejects.toThrow("--origin: nobody answers");
  });
});

describe("the files of a brand", () => {
  const contents = {
    config: 'export default { name: "Aulia", contactEmail: "a@b.example" };\n',
    tokens,
    mark: "<svg><title>Aulia</title></svg>",
    publicMark: "<svg><title>Aulia</title></svg>",
    film: readFileSync("studio/film/palette.ts", "utf8"),
  };
  it.each<[Record<string, string>, string[]]>([
    [{}, []],
    [{ name: "Aulia" }, []],
    [{ email: "c@d.example" }, ["site.config.ts"]],
    [{ pink: "#f79bc4" }, ["src/styles/tokens.css", "studio/film/palette.ts"]],
    [{ logo }, ["studio/marks/mark.svg", "public/brand/mark.svg"]],
    [{ name: "Lumen" }, ["site.config.ts", "studio/marks/mark.svg", "public/brand/mark.svg"]],
  ])("are those alone that change with %j", (given, files) => {
    const changed = newFiles(contents, brandGiven(questions, given), given.name ?? "Aulia");
    expect(changed.map(({ file }) => file)).toEqual(files);
  });
});
