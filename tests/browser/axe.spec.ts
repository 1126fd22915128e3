import { expectNoViolations } from "./support/axe.ts";
import { locales, pathIn, pathsIn } from "./support/expected.ts";
import { inspectStates } from "./support/landing-states.ts";
import { resize } from "./support/measure-layout.ts";
import { test, visitWhole } from "./support/site-test.ts";
import { lessMotion, matrix, tagged } from "./support/variants.ts";

for (const { locale, widths, kind } of [
  { locale: "en" as const, widths: [768], kind: {} },
  ...locales.map((locale) => ({ locale, widths: [320, 768, 1440], kind: matrix })),
]) {
  test(`axe reports no violation in ${locale}, ${widths} px wide`, tagged(lessMotion, kind), async ({ page }) => {
    test.slow();
    for (const path of pathsIn(locale)) {
      await visitWhole(page, path);
      for (const width of widths) {
        await resize(page, width, 844);
        await expectNoViolations(page, `${path}, ${width} px`);
        if (path !== pathIn("landing", locale)) continue;
        await inspectStates(page, (state, parts) => expectNoViolations(page, `${state} at ${width} px`, ...parts));
      }
    }
  });
}
