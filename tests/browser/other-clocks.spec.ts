import { locales as facts } from "../../src/config/locales.ts";
import { pathIn, site, textsOf } from "./support/expected.ts";
import { expectLanguage, selectIn } from "./support/language.ts";
import { matrix } from "./support/matrix.ts";
import { expect, test, visit, watch } from "./support/site-test.ts";

/** Moments at which the day or the year is another one in one of the zones than at Greenwich, or a number runs over. */
const moments = ["1970-01-01T00:00:30Z", "2038-01-19T03:14:08Z", "2099-12-31T23:30:00Z", "2100-01-01T02:00:00Z"];
const zones = ["Pacific/Kiritimati", "America/St_Johns"];

for (const timezoneId of zones) {
  test(
    `years and days are those of a clock in ${timezoneId}, whatever it says`,
    matrix,
    async ({ browser, baseURL, faults, strangers }) => {
      const context = await browser.newContext({ baseURL: baseURL ?? "", timezoneId, reducedMotion: "reduce" });
      const page = await context.newPage();
      watch(page, faults, strangers, baseURL ?? "");
      for (const moment of moments) {
        await page.clock.setFixedTime(new Date(moment));
        const written = (tag: string, options: Intl.DateTimeFormatOptions) =>
          new Intl.DateTimeFormat(tag, { ...options, timeZone: timezoneId }).format(new Date(moment));
        const year = written("en-GB", { year: "numeric" });

        await visit(page, "/");
        await expect(page.locator("footer [data-year]"), moment).toHaveText(year);
        await selectIn(page, "footer").selectOption("de");
        await expectLanguage(page, "landing", "de");
        await expect(page.locator("footer [data-year]"), moment).toHaveText(year);
        await expect(page.locator("#cookie-banner"), moment).toBeVisible({ visible: site.switches.cookieBanner });
        for (const locale of ["ru", "id"] as const) {
          await visit(page, pathIn("privacy", locale));
          const date = written(facts[locale].tag, { day: "numeric", month: "long", year: "numeric" });
          const line = textsOf(locale).privacyPolicy.lastUpdated.replace("{date}", date);
          await expect(page.getByText(line, { exact: true }), moment).toBeVisible();
          await expect(page.locator("time[data-today]")).toHaveAttribute("datetime", new RegExp(`^${year}-`));
        }
        await page.evaluate(() => localStorage.clear());
      }
      expect(faults).toEqual([]);
      expect(strangers).toEqual([]);
      await context.close();
    },
  );
}
