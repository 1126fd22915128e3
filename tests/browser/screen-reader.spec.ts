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
      const reader = open(path);
      const last = textsOf(locale).whatsapp.tooltip;
      await reader.hears(last);
      const said = reader.said();
      const read = said.slice(said.indexOf(textsOf(locale).accessibility.skipToContent), said.indexOf(last) + 1);
      expect(`${read.join("\n")}\n`).toMatchSnapshot(["spoken", `landing-${locale}.txt`]);
    });
  }

  test("says in the new language that the language has changed", async ({ open }) => {
    const reader = open("/");
    await reader.hears(textsOf("en").whatsapp.tooltip);
    const before = reader.said().length;
    reader.press("ctrl+Home");
    for (let press = 0; press < 12; press += 1) reader.press("Tab");
    await new Promise((r) => setTimeout(r, 4000));
    console.log(reader.said().slice(before));
    reader.press("d");
    await new Promise((r) => setTimeout(r, 6000));
    console.log(reader.said().slice(before));
    await reader.hears(textsOf("de").accessibility.languageChanged);
  });
});
