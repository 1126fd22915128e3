import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { themesOf } from "../../src/styles/contrast.ts";
import siteConfig from "../../tests/fixtures/site.config.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { brandFiles, tokensFile } from "./brand-files.ts";
import { pastedPath } from "./pasted.ts";
import { brandOf, questionsFor, withTerminal } from "./questions.ts";

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0h64v64z"/></svg>';
const logo = join(temporaryFolder({ "mark.svg": svg }), "mark.svg");

const tokens = readFileSync("src/styles/tokens.css", "utf8");
const questions = questionsFor(siteConfig, themesOf(tokens).light);

it("uses the given options and nothing else", async () => {
  const given = { name: " Lumen ", phone: "+34 600-10.02 (00)", aqua: "#7fdedb", logo };
  const brand = await brandOf(questions, given);
  expect(Object.fromEntries(brand.texts)).toEqual({ name: "Lumen", whatsappNumber: "34600100200" });
  expect([...brand.ribbons.keys()]).toEqual(["aqua"]);
  expect(brand.logo).toContain("M0 0h64v64z");
});

it("takes what people paste", async () => {
  const folder = temporaryFolder({ "my mark.svg": svg });
  const file = join(folder, "my mark.svg");
  for (const pasted of [`'${file}'`, `"${file}"`, file.replace(" ", "\\ "), pathToFileURL(file).href]) {
    expect((await brandOf(questions, { logo: pasted })).logo, pasted).toContain("M0 0h64v64z");
  }
  expect(pastedPath("~/my mark.svg", folder)).toBe(file);
  const given = { origin: "https://www.Lumen.test/", shop: "https://пример.рф/shop/", email: "info@пример.рф" };
  expect([...(await brandOf(questions, given)).texts.values()]).toEqual([
    "https://www.lumen.test",
    "https://xn--e1afmkfd.xn--p1ai/shop",
    "info@xn--e1afmkfd.xn--p1ai",
  ]);
});

it.each([
  [{ phone: "0034 600" }, '--phone: got "0034 600", expected the number as dialled from abroad'],
  [{ phone: "600100200" }, "its link would be https://wa.me/600100200"],
  [{ phone: "+49 (0)170 1234567" }, 'country\'s code, without the "(0)"; its link would be https://wa.me/491701234567'],
  [{ phone: "+1" }, '--phone: got "+1", expected the number'],
  [{ purple: "#000" }, '--purple: text on "#000" has 1.'],
  [{ logo: "public" }, '--logo: got "public", expected a file'],
  [{ name: "", email: "x" }, /^Nothing was written:\n {2}- --name: .*\n {2}- --email: .*$/],
])("rejects invalid options with all faults at once: %j", async (given, fault) => {
  await expect(brandOf(questions, given)).rejects.toThrow(fault);
});

async function answerWith(answers: string[], asked = questions) {
  const prompts: string[] = [];
  const brand = await brandOf(asked, { phone: "none" }, async (line) => {
    prompts.push(line);
    return answers.shift() ?? "";
  });
  return { prompts, brand };
}

it("asks for what is not given as an option, and keeps the current value for an empty answer", async () => {
  const { prompts, brand } = await answerWith([]);
  expect(prompts).toHaveLength(questions.length - 1);
  expect(prompts[0]).toBe("\nThe brand's name\nname [Aulia]: ");
  expect(Object.fromEntries(brand.texts), "only what is given").toEqual({ whatsappNumber: "" });
  expect([brand.ribbons.size, brand.logo]).toEqual([0, undefined]);
});

it("asks again after an invalid answer, with the fault and a suggestion", async () => {
  const answers = ["Lumen", "", "www.lumen.org", "https://www.lumen.org", "", "", "", "#1a237e"];
  const { prompts, brand } = await answerWith(answers);
  expect(prompts).toHaveLength(questions.length + 1);
  expect(prompts[3]).toContain('got "www.lumen.org", expected the site\'s own address');
  expect(prompts[8]).toMatch(/text on "#1a237e" has 1\.\d+:1, expected 4\.5:1.*\npurple \[#[0-9a-f]{6}\]: $/);
  expect(brand.texts.get("origin")).toBe("https://www.lumen.org");
  expect([...brand.ribbons.keys()]).toEqual(["purple"]);
});

it("asks again for a value that is missing or invalid as it is", async () => {
  const { legalName: _missing, ...site } = { ...siteConfig, shop: "shop" };
  const broken = questionsFor(site as never, themesOf(tokens).light);
  const answers = ["", "", "Lumen SL", "", "", "https://shop.lumen.test"];
  const { prompts, brand } = await answerWith(answers, broken);
  expect(prompts).toHaveLength(questions.length + 1);
  expect(prompts[2]).toContain('got "", expected');
  expect(prompts[5]).toContain('got "shop", expected');
  expect(brand.texts.get("legalName")).toBe("Lumen SL");
});

it("keeps the question at a terminal when an answer is corrected", async () => {
  const [stdin, stdout] = [0, 1].map(() => Object.assign(new PassThrough(), { isTTY: true }));
  stdin?.end("Lumex\u007fn\r");
  expect(await withTerminal((ask) => ask("\nThe name\nname []: "), { stdin, stdout } as never)).toBe("Lumen");
  expect(String(stdout?.read())).toMatch(/The name\nname \[\]: .*Lumex.*The name\nname \[\]: Lume.*n\r\n$/s);
});

it.each<[Record<string, string>, string[]]>([
  [{}, []],
  [{ pink: "#f79bc4" }, [tokensFile]],
  [{ logo }, ["studio/icons/mark.svg", "public/brand/mark.svg"]],
  [{ name: "Lumen" }, ["site.config.ts", "studio/icons/mark.svg", "public/brand/mark.svg"]],
])("writes only the files that change with %j", async (given, files) => {
  const others: Record<string, string> = {
    "site.config.ts": 'const site: SiteInput = {\n  name: "Aulia",\n  contactEmail: "a@b.example",\n};\n',
    "studio/icons/mark.svg": "<svg><title>Aulia</title></svg>",
    "public/brand/mark.svg": "<svg><title>Aulia</title></svg>",
  };
  const read = (file: string) => others[file] ?? readFileSync(file, "utf8");
  const changed = brandFiles(read, await brandOf(questions, given), given.name ?? "Aulia");
  expect(Object.keys(changed)).toEqual(files);
});
