import { expectNoViolations } from "./support/axe.ts";
import { demoOf, openDemo, pressThrough, sceneKeys, sceneText, stepsOf, tryDemo, visitDemo } from "./support/demos.ts";
import { locales, pathIn, textsOf, textsOfProduct } from "./support/expected.ts";
import { selectIn } from "./support/language.ts";
import { boxOf, layoutShifts, resize } from "./support/measure-layout.ts";
import { scrollToCentre } from "./support/scrolling.ts";
import { expect, test, visit } from "./support/site-test.ts";
import { inLanguage, lessMotion, notInFirefox, tagged } from "./support/variants.ts";

const [first, second] = sceneKeys as [string, string];

test("Enter alone leads through a demo, focus stays, and at its end is the way to the plugin", async ({ page }) => {
  test.slow();
  const { article, demo, start, press, awaited, spoken, steps, current, label } = await tryDemo(page, first);
  const download = article.locator(".demo-try").getByRole("link");
  const button = await press.elementHandle();
  await press.evaluate((place) => place.setAttribute("aria-disabled", "true"));
  await expect(article.locator(".demo-stage"), "the focus while there is no frame").toHaveCSS("outline-style", "solid");
  await press.evaluate((place) => place.setAttribute("aria-disabled", "false"));
  const names: string[] = [];
  while ((await press.count()) > 0) {
    await expect(awaited).toBeFocused();
    expect(await press.evaluate((found, same) => found === same, button)).toBe(true);
    const name = await label();
    expect(names, "a new one").not.toContain(name);
    names.push(name);
    await expect(spoken).toContainText(name);
    await expect(spoken).toContainText((await current.textContent()) ?? "");
    await page.keyboard.press("Enter");
    if ((await press.count()) === 0) {
      await expect(page.locator(":focus"), "while it plays on").not.toBeEmpty();
      await expect(download, "while it plays on").toBeVisible();
    }
    await expect(awaited.and(page.getByRole("button", { name, exact: true }))).toHaveCount(0);
  }
  expect(names.length).toBeGreaterThan(1);
  const done = page.getByText(textsOf("en").trying.done);
  await expect(done).toBeFocused();
  await expect(demo).toHaveAttribute("data-playing", "false");
  await expect(steps.last()).toHaveAttribute("aria-current", "step");
  await page.keyboard.press("Enter");
  await expect(done, "after one Enter too many").toBeFocused();
  await expect(press).toHaveCount(0);
  await expect(done, "the focus is shown").toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Tab");
  await expect(download).toHaveAccessibleName(new RegExp(textsOf("en").products.download));
  await expect(download).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(start).toBeFocused();
  await expect(start).toHaveAccessibleName(textsOf("en").trying.again);
  await start.press("Enter");
  await expect(awaited).toBeFocused();
});

test("what a press has brought is told: what the scene shows now and did not before", lessMotion, async ({ page }) => {
  const { addConditions, conditionNames, limit, below, practice } = textsOf("en").demos.dynamicRules;
  const parts = await tryDemo(page, "dynamicRules");
  const { press, spoken } = parts;
  await expect(spoken, "the screen where it starts").toContainText(addConditions);
  await press.press("Enter");
  await expect(spoken).toContainText(conditionNames.join(", "));
  await press.press("Enter");
  await expect(spoken).toContainText(limit);
  await expect(spoken, "it was there before").not.toContainText(addConditions);
  await expect(spoken, "no gaps").not.toContainText(", ,");
  await pressThrough(parts);
  await expect(spoken).toContainText(below);
  await expect(spoken).toContainText(practice);
  await selectIn(page).selectOption("de");
  await expect(spoken, "in another language").toContainText(textsOf("de").demos.dynamicRules.below);
});

test("the result is told whole, also what was there before the last press", lessMotion, async ({ page }) => {
  const parts = await tryDemo(page, "aiForum");
  await pressThrough(parts);
  const { aiForum, shared } = textsOf("en").demos;
  for (const text of [shared.course, aiForum.reply]) await expect(parts.spoken).toContainText(text);
});

test("a press beside the place shows and says what to press, until a new start or a press there", async ({ page }) => {
  const { demo, start, press, awaited, spoken, label } = await visitDemo(page, second);
  await start.click();
  await expect(awaited).toBeFocused();
  const name = await label();
  const words = spoken.locator("b");
  await expect(words, "the focused button has said it").toHaveAttribute("aria-hidden", "true");
  const { x, y } = await boxOf(demo);
  const frame = () =>
    press.evaluate((button) => Number.parseFloat(getComputedStyle(button, "::before").borderTopWidth));
  const calm = await frame();
  const missed = page.locator(".demo-try[data-missed=true]");
  for (const next of [start, awaited]) {
    for (const time of ["first", "second"]) {
      const said = await words.elementHandle();
      await page.mouse.click(x + 5, y + 5);
      await expect.poll(() => said?.evaluate((element) => element.isConnected), time).toBe(false);
      await expect(words).toHaveAttribute("aria-hidden", "false");
      await expect(words).toHaveText(name);
      await expect(missed, "it is shown").toHaveCount(1);
      await expect.poll(frame).toBeGreaterThan(calm);
      await expect(awaited).toBeFocused();
      expect(await label()).toBe(name);
    }
    await next.click();
    await expect(missed).toHaveCount(0);
    await expect(awaited).toBeFocused();
  }
  expect(await label()).not.toBe(name);
});

test("steps, playback and Escape end the trying", async ({ page }) => {
  const { demo, start, press, awaited, playback, steps } = await tryDemo(page, second);
  await page.keyboard.press("Escape");
  await expect(press).toHaveCount(0);
  await expect(start).toBeFocused();
  for (const [control, isPlaying] of [
    [steps.nth(1), false],
    [playback, true],
  ] as const) {
    await start.click();
    await expect(awaited).toBeFocused();
    await control.click();
    await expect(press).toHaveCount(0);
    await expect(control).toBeFocused();
    await expect(start).toHaveText(textsOf("en").trying.start);
    await expect(demo).toHaveAttribute("data-playing", String(isPlaying));
  }
});

test("a press between two places leads to the next at once; a double click is one press", async ({ page }) => {
  notInFirefox("its driver counts clicks otherwise");
  const { demo, press, awaited, label } = await tryDemo(page, "provider");
  const name = await label();
  await press.dblclick();
  await expect(demo, "the second press skips nothing").toHaveAttribute("data-playing", "true");
  await press.dispatchEvent("click");
  expect(await demo.getAttribute("data-playing")).toBe("false");
  await expect(awaited).toBeFocused();
  expect(await label()).not.toBe(name);
});

test("a press on the words of what is to be pressed counts; a new start begins with the first", async ({ page }) => {
  const { demo, start, awaited, label } = await tryDemo(page, "dynamicRules");
  const name = await label();
  const words = demo.getByText(textsOf("en").demos.dynamicRules.addConditions);
  await (await words.elementHandle())?.waitForElementState("stable");
  const { x, y, height } = await boxOf(words);
  await page.mouse.click(x + 10, y + height / 2);
  await expect(awaited).not.toHaveAttribute("aria-label", name);
  await start.click();
  await expect(awaited).toHaveAttribute("aria-label", name);
  await expect(awaited).toBeFocused();
});

test("the place stays on what is to be pressed when the window becomes narrow", async ({ page }) => {
  const parts = await tryDemo(page, "courseCreator");
  await resize(page, 390, 844);
  await expect.poll(() => textOnPlace(parts)).toContain(labelIn(await parts.label(), "en"));
});

test("while a demo is operated no other plays; who tabs or scrolls away finds it waiting", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1700 });
  const { demo, start, press, awaited, playback, label } = await visitDemo(page, first);
  const other = demoOf(page, second);
  await demo.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top + 20, behavior: "instant" }));
  await expect(other.demo, "it is the most visible").toHaveAttribute("data-playing", "true");
  // Its title bar is above the viewport.
  await start.dispatchEvent("click");
  await expect(awaited).toBeVisible();
  await expect(other.demo).toHaveAttribute("data-playing", "false");

  const name = await label();
  await press.press("Tab");
  await expect(press).not.toBeFocused();
  await scrollToCentre(page.locator("#partners"));
  await expect(demo).not.toBeInViewport();
  await page.keyboard.press("Shift+Tab");
  await expect(awaited).toBeFocused();
  await expect(awaited).toHaveAccessibleName(name);

  await other.start.click();
  await expect(other.awaited).toBeFocused();
  await awaited.press("Enter");
  await expect(awaited, "it plays on beside the other").not.toHaveAccessibleName(name);
  await expect(other.awaited).toBeVisible();
  await playback.click();
  await expect(press).toHaveCount(0);
  await expect(demo).toHaveAttribute("data-playing", "true");
});

test("a demo goes on in another language and theme, with its step and its DOM, and shifts nothing", async ({
  page,
}) => {
  const { demo, start, press, awaited, steps, current, label } = await visitDemo(page, first);
  const stage = await demo.evaluateHandle((element) => element.shadowRoot?.querySelector("[data-layout]"));
  const colour = () => stage.evaluate((element) => getComputedStyle(element as Element).color);
  const light = await colour();
  const before = await layoutShifts(page);
  await start.click();
  await awaited.click();
  await expect(awaited).toBeVisible();
  // Firefox reports none.
  expect(await layoutShifts(page)).toEqual(before);
  await page.locator("header button[data-theme-toggle]").click();
  await expect.poll(colour).not.toBe(light);
  const english = await label();
  await selectIn(page).selectOption("de");
  await expect(press).not.toHaveAttribute("aria-label", english);
  await expect(demo).toHaveAccessibleName(textsOfProduct(first, "de").demo);
  await expect.poll(() => sceneText(demo)).toContain(textsOf("de").demos.shared.course);
  await awaited.click();
  await expect(start).toHaveAccessibleName(textsOf("de").trying.again);
  await steps.nth(1).click();
  await selectIn(page).selectOption("en");
  await expect(current).toHaveText(stepsOf(first)[1] as string);
  expect(await stage.evaluate((element) => (element as Element).isConnected)).toBe(true);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a tap on the place plays on, and right to left, a swipe to the right is the next step", async ({ page }) => {
    notInFirefox("Playwright has no finger there, and it knows no touch events");
    const { start, press, awaited, steps, label } = await visitDemo(page, first);
    expect((await boxOf(start)).right, "nothing lies on it").toBeLessThan((await boxOf(page.locator("#help"))).left);
    await page.locator("html").evaluate((root) => root.setAttribute("dir", "rtl"));
    await start.tap();
    const name = await label();
    await awaited.tap();
    await expect(press).not.toHaveAttribute("aria-label", name);
    await start.tap();
    const finger = { identifier: 0, clientX: 100, clientY: 100 };
    await press.dispatchEvent("touchstart", { touches: [finger], changedTouches: [finger] });
    await press.dispatchEvent("touchend", { changedTouches: [{ ...finger, clientX: 200 }] });
    await expect(steps.nth(1)).toHaveAttribute("aria-current", "step");
    await expect(press, "it ends the trying").toHaveCount(0);
  });

  test("a step is told above the scene, what to press below it; a place is the field", lessMotion, async ({ page }) => {
    const { demo, press, awaited, current, spoken } = await tryDemo(page, "dynamicRules");
    for (const label of ["addConditions", "addActions"] as const) {
      const name = textsOf("en").trying.press.replace("{label}", textsOf("en").demos.dynamicRules[label]);
      // A field's name is between the two.
      while ((await press.getAttribute("aria-label")) !== name) await awaited.press("Enter");
      await expect(awaited).toHaveAccessibleName(name);
      await expect(current.locator("span")).toHaveCSS("clip-path", "none");
      const scene = await boxOf(demo);
      expect((await boxOf(current)).bottom).toBeLessThanOrEqual(scene.top + 1);
      expect((await boxOf(spoken.getByText(name))).top).toBeGreaterThanOrEqual(scene.bottom);
      expect((await boxOf(awaited)).height).toBeLessThan(90);
    }
  });
});

for (const locale of locales) {
  test(`a place is what its name says: ${locale}`, tagged(inLanguage(locale), lessMotion), async ({ page }) => {
    notInFirefox("all scenes at two widths take it minutes");
    test.slow();
    await visit(page, pathIn("landing", locale));
    for (const width of [1280, 320]) {
      await resize(page, width, 900);
      for (const key of sceneKeys) {
        const parts = await openDemo(page, key);
        const height = () => parts.article.evaluate((block) => block.getBoundingClientRect().height);
        let before = await height();
        await parts.start.click();
        await expect(parts.awaited).toBeVisible();
        expect(await height(), `${key}, ${width} px`).toBe(before);
        if (key === first) await expectNoViolations(page, `${key}, ${width} px`, `article#${key}`);
        // That leaves the page in the dark, where blocks are higher.
        before = await height();
        while ((await parts.press.count()) > 0) {
          await expect(parts.awaited).toBeVisible();
          const name = await parts.label();
          // Polled, since even with less motion a transform changes in the next frame.
          const message = `${key}, ${width} px: ${name}`;
          await expect.poll(() => textOnPlace(parts), { message }).toContain(labelIn(name, locale));
          const place = await boxOf(parts.press);
          expect(Math.min(place.width, place.height), message).toBeGreaterThanOrEqual(44);
          expect(await height(), message).toBe(before);
          await parts.press.click();
        }
        expect(await height(), `${key}, ${width} px, at the end`).toBe(before);
      }
    }
  });
}
/** What a button's name says is pressed. */
function labelIn(name: string, locale: (typeof locales)[number]): string {
  const { press, pressField } = textsOf(locale).trying;
  const forms = [press, pressField].map((text) => text.split("{label}"));
  const [before = "", after = ""] = forms.find(([start = ""]) => name.startsWith(start)) ?? [];
  return name.slice(before.length, name.length - after.length);
}

/** The texts of the small parts of the scene below the middle of the place. It is inert, so that nothing is hit. */
async function textOnPlace({ demo, press }: ReturnType<typeof demoOf>): Promise<string> {
  const { x, y, width, height } = await boxOf(press);
  return demo.evaluate(
    (element, [across, down]) => {
      const scene = element.getBoundingClientRect();
      const parts = [...(element.shadowRoot?.querySelectorAll<HTMLElement>("*") ?? [])].filter((part) => {
        const box = part.getBoundingClientRect();
        const isSmall = box.width * box.height < (scene.width * scene.height) / 2;
        return isSmall && box.left <= across && across <= box.right && box.top <= down && down <= box.bottom;
      });
      // biome-ignore lint/performance/useDomNodeTextContent: textContent includes text that is not visible yet
      return parts.map((part) => part.ariaLabel ?? part.innerText ?? "").join("\n");
    },
    [x + width / 2, y + height / 2] as const,
  );
}
