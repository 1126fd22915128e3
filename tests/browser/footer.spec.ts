import { locales, pathIn, textsOf } from "./support/expected.ts";
import { layOutAll, lineCounts, resize } from "./support/measure-layout.ts";
import { expect, store, test, visit } from "./support/site-test.ts";
import { lessMotion } from "./support/variants.ts";

const { footer: texts } = textsOf("en");

test.beforeEach(({ page }) => store(page, { cookieConsent: "rejected" }));

test("the footer shows the current year, also after a change of language", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2031-02-03T12:00:00"));
  await visit(page, "/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(texts.copyright.replace("{year}", "2031"))).toBeVisible();
  await footer.getByRole("combobox", { name: texts.language }).selectOption("ru");
  await expect(footer.getByText(textsOf("ru").footer.copyright.replace("{year}", "2031"))).toBeVisible();
});

test("on a wide screen, headings take one line and links align below a taller one", lessMotion, async ({ page }) => {
  const columns = page.getByRole("contentinfo").locator(":has(> h2):has(> ul)");
  const countLinkTops = async () => {
    const tops = await columns
      .locator("li:first-child")
      .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().top)));
    return new Set(tops).size;
  };
  for (const locale of locales) {
    await visit(page, pathIn("landing", locale));
    await layOutAll(page);
    for (const width of [640, 768, 1024, 1440]) {
      await resize(page, width);
      const where = `${locale} at ${width} px`;
      const headingLines = async () => [...new Set(await lineCounts(columns.locator("h2")))];
      await expect.configure({ soft: true }).poll(headingLines, where).toEqual([1]);
      await expect.configure({ soft: true }).poll(countLinkTops, where).toBe(1);
    }
  }
  const heading = columns.locator("h2").last();
  await heading.evaluate((element) => element.append(" and what else is to be said".repeat(3)));
  expect((await lineCounts(heading))[0]).toBeGreaterThan(1);
  expect(await countLinkTops()).toBe(1);
});
