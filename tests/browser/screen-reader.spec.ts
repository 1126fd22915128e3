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
  // One after the other: two that start at once take the same screen.
  test.describe.configure({ mode: "default", timeout: 150_000 });

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

  test("says that the page has changed to another language", async ({ open }) => {
    test.skip(otherSite !== "", otherSite);
    const { accessibility, whatsapp } = textsOf("en");
    const reader = open("/");
    await reader.reads(accessibility.skipToContent, whatsapp.tooltip);
    await reader.answers("c", /combo box/);
    await reader.answers("Insert+a", /Focus mode/);
    await reader.answers("d", new RegExp(textsOf("de").accessibility.languageChanged));
  });
});
