import { test as base, expect } from "@playwright/test";
import { site, textsOf } from "./support/expected.ts";
import { matrix } from "./support/matrix.ts";
import { missingPrograms, ScreenReader } from "./support/screen-reader.ts";
import { otherSite } from "./support/whose-site.ts";

const test = base.extend<{ open: (path: string) => ScreenReader }>({
  open: async ({ baseURL }, use) => {
    const opened: ScreenReader[] = [];
    await use((path) => {
      const reader = new ScreenReader(new URL(path, baseURL).href);
      opened.push(reader);
      return reader;
    });
    for (const reader of opened) await reader.end();
  },
});

test.describe("Orca", matrix, () => {
  test.skip(missingPrograms.length > 0, `there is no ${missingPrograms.join(", ")}`);
  test.describe.configure({ timeout: 150_000 });

  for (const [locale, path] of [
    ["en", "/"],
    ["de", "/de"],
  ] as const) {
    test(`reads the landing page in ${locale} from top to bottom as it was reviewed`, async ({ open }) => {
      test.skip(otherSite !== "" || !site.switches.helpButton, otherSite);
      const { accessibility, whatsapp } = textsOf(locale);
      const read = await open(path).reads(accessibility.skipToContent, whatsapp.tooltip);
      expect(`${read.join("\n")}\n`).toMatchSnapshot(["spoken", `landing-${locale}.txt`]);
    });
  }

  test("says in the new language that the language has changed", async ({ open }) => {
    const reader = open("/");
    const { languageChanged, language } = {
      ...textsOf("de").accessibility,
      language: textsOf("en").accessibility.language,
    };
    await reader.hears(textsOf("en").accessibility.skipToContent);
    const read = reader.said().length;
    const select = () =>
      reader
        .said()
        .slice(read)
        .some((words) => words.startsWith(`${language} combo box`));
    for (let stop = 0; stop < 10 && !select(); stop += 1) {
      const before = reader.said().length;
      reader.press("Tab");
      await expect.poll(() => reader.said().length).toBeGreaterThan(before);
    }
    reader.press("d");
    await reader.hears(languageChanged);
  });
});
