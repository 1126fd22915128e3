import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { localeCodes } from "../../src/config/locales.ts";
import { glossarySchema } from "../../src/content/glossary-schema.ts";
import { everyText } from "./every-text.ts";
import { wordingFaults } from "./wording.ts";

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));

const glossary = {
  terms: [
    { english: "enrol", term: "matricular", source: "Moodle", avoid: ["inscri*"], why: "Moodle matricula" },
    { english: "due", term: "entrega", source: "Moodle", avoid: ["fecha  límite", "tope"], except: ["demos.a"] },
  ],
};

describe("a wording to avoid", () => {
  it.each([
    ["Inscribirse en el curso", "Inscri"],
    ["Para inscribirte", "inscri"],
    ["La fecha\u00a0límite es hoy", "fecha\u00a0límite"],
    ["El tope, hoy", "tope"],
  ])("is found in “%s”", (text, found) => {
    const [fault, ...more] = wordingFaults("es", [{ key: "nav.home", text }], glossary);
    expect(more).toEqual([]);
    expect(fault).toContain(`es: "nav.home" says “${found}”; write “`);
  });

  it.each(["Prescribir", "Los topes", "La fecha"])("is not seen in “%s”", (text) => {
    expect(wordingFaults("es", [{ key: "nav.home", text }], glossary)).toEqual([]);
  });

  it("may stand where the glossary says so", () => {
    expect(wordingFaults("es", [{ key: "demos.a.title", text: "El tope" }], glossary)).toEqual([]);
  });

  it("is named with the right one and the reason", () => {
    expect(wordingFaults("es", [{ key: "nav.home", text: "Inscripción" }], glossary)).toEqual([
      'es: "nav.home" says “Inscri”; write “matricular” (Moodle): Moodle matricula',
    ]);
  });
});

describe.each(localeCodes)("the texts in %s", (locale) => {
  const file = `src/content/glossaries/${locale}.json`;

  it.skipIf(!existsSync(file))("keep to the glossary", () => {
    const texts = everyText(read(`src/content/strings/${locale}.json`));
    expect(wordingFaults(locale, texts, glossarySchema.parse(read(file)))).toEqual([]);
  });
});
