import { expect, test } from "@playwright/test";
import { otherSite, pathIn, site, textsOf } from "./support/expected.ts";
import { missingPrograms, ScreenReader } from "./support/screen-reader.ts";
import { matrix } from "./support/variants.ts";

test.describe("Orca", matrix, () => {
  test.skip(missingPrograms.length > 0, `there is no ${missingPrograms.join(", ")}`);
  test.skip(otherSite !== "" || !site.switches.helpButton, otherSite);
  // Sequential, as two at the same time would take the same display.
  test.describe.configure({ mode: "default", timeout: 150_000 });

  for (const locale of ["en", "de"] as const) {
    test(`reads the landing page in ${locale} and, if English, announces a change to German`, async ({ baseURL }) => {
      const { accessibility, whatsapp } = textsOf(locale);
      await using reader = new ScreenReader(new URL(pathIn("landing", locale), baseURL).href);
      const read = await reader.readPage(accessibility.skipToContent, whatsapp.tooltip);
      expect(`${read.join("\n")}\n`).toMatchSnapshot(["spoken", `landing-${locale}.txt`]);
      if (locale !== "en") return;
      await reader.expectSpoken("c", /combo box/);
      await reader.expectSpoken("Insert+a", /Focus mode/);
      await reader.expectSpoken("d", new RegExp(textsOf("de").accessibility.languageChanged));
    });
  }
});
