import { expectNoViolations } from "./support/axe.ts";
import { demoOf, openDemo, sceneKeys } from "./support/demos.ts";
import { locales, pathIn, textsOf } from "./support/expected.ts";
import { selectIn } from "./support/language.ts";
import { layoutShifts } from "./support/layout-shifts.ts";
import { resize } from "./support/measure-layout.ts";
import { scrollToCentre } from "./support/scrolling.ts";
import { expect, test, visit } from "./support/site-test.ts";
import { inLanguage, lessMotion, notInFirefox, tagged } from "./support/variants.ts";

const [first, second] = sceneKeys as [string, string];

test("Enter alone leads through a demo, focus stays, and at its end is the way to the plugin", async ({ page }) => {
  test.slow();
  await visit(page, "/");
  const { article, demo, start, press, awaited, spoken, steps } = await openDemo(page, first);
  const download = article.locator("[data-demo-try]").locator("xpath=..").getByRole("link");
  await start.press("Enter");
  await expect(awaited).toBeFocused();
  const button = await press.elementHandle();
  await press.evaluate((place) => place.setAttribute("aria-disabled", "true"));
  await expect(press, "the focus while there is no frame").not.toHaveCSS("outline-style", "none");
  await press.evaluate((place) => place.setAttribute("aria-disabled", "false"));
  const names = new Set<string | null>();
  while ((await press.count()) > 0) {
    await expect(awaited).toBeFocused();
    expect(await press.evaluate((found, same) => found === same, button)).toBe(true);
    const name = (await press.getAttribute("aria-label")) ?? "";
    expect(names.has(name), `${name} is new`).toBe(false);
    names.add(name);
    await expect(spoken).toContainText(name);
    await expect(spoken).toContainText((await steps.and(page.locator("[aria-current=step]")).textContent()) ?? "");
    await page.keyboard.press("Enter");
    if ((await press.count()) === 0) {
      await expect(page.locator(":focus"), "while it plays on").not.toBeEmpty();
      await expect(download, "while it plays on").toBeVisible();
    }
    await expect(async () => {
      const next = (await press.count()) > 0 ? await awaited.getAttribute("aria-label", { timeout: 1000 }) : "the end";
      expect(next).not.toBe(name);
    }).toPass();
  }
  expect(names.size).toBeGreaterThan(1);
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

test("what each press has brought is told: what the scene shows now and did not show before", async ({ page }) => {
  const { addConditions, conditionNames, limit, below, practice } = textsOf("en").demos.dynamicRules;
  // The scene then moves on without playing.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const { start, press, awaited, spoken } = await openDemo(page, "dynamicRules");
  await start.click();
  await expect(spoken, "the screen where it starts").toContainText(addConditions);
  await press.press("Enter");
  await expect(spoken).toContainText(conditionNames.join(", "));
  await press.press("Enter");
  await expect(spoken).toContainText(limit);
  await expect(spoken, "it was there before").not.toContainText(addConditions);
  await expect(spoken, "no gaps").not.toContainText(", ,");
  while ((await press.count()) > 0) {
    await expect(awaited).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(spoken).toContainText(below);
  await expect(spoken).toContainText(practice);
  await selectIn(page, "header").selectOption("de");
  await expect(spoken, "in another language").toContainText(textsOf("de").demos.dynamicRules.below);
});

test("the result is told whole, also what the last press has only moved", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const { start, press, awaited, spoken } = await openDemo(page, "aiForum");
  await start.click();
  while ((await press.count()) > 0) {
    await expect(awaited).toBeFocused();
    await page.keyboard.press("Enter");
  }
  await expect(spoken).toContainText(textsOf("en").demos.aiForum.reply);
});

test("a press beside the place says each time what to press", async ({ page }) => {
  await visit(page, "/");
  const { demo, start, awaited, spoken } = await openDemo(page, second);
  await start.press("Enter");
  const name = (await awaited.getAttribute("aria-label")) ?? "";
  const words = spoken.locator("b");
  await expect(words, "the focused button has said it").toHaveAttribute("aria-hidden", "true");
  const { x = 0, y = 0 } = (await demo.boundingBox()) ?? {};
  for (const press of ["the first", "the second"]) {
    const said = await words.elementHandle();
    await page.mouse.click(x + 5, y + 5);
    await expect.poll(() => said?.evaluate((element) => element.isConnected), press).toBe(false);
    await expect(words).toHaveAttribute("aria-hidden", "false");
    await expect(words).toHaveText(name);
  }
});

test("a press beside the place shows it anew; steps, playback and Escape end the trying", async ({ page }) => {
  await visit(page, "/");
  const { demo, start, press, awaited, playback, steps } = await openDemo(page, second);
  await start.click();
  await expect(awaited).toBeVisible();
  const name = (await awaited.getAttribute("aria-label")) ?? "";
  const { x = 0, y = 0 } = (await demo.boundingBox()) ?? {};
  const frame = () =>
    press.evaluate((button) => Number.parseFloat(getComputedStyle(button, "::before").borderTopWidth));
  const calm = await frame();
  await page.mouse.click(x + 5, y + 5);
  await expect.poll(frame).toBeGreaterThan(calm);
  await expect(awaited).toHaveAttribute("aria-label", name);
  await expect(awaited).toBeFocused();
  const mark = page.locator(".demo-try[data-missed=true] b");
  await expect(mark).toHaveText(name);
  await start.click();
  await expect(awaited).toBeFocused();
  await expect(mark, "a new start").toHaveCount(0);
  await page.mouse.click(x + 5, y + 5);
  await expect(mark).toHaveText(name);
  await awaited.click();
  await expect(awaited).not.toHaveAttribute("aria-label", name);
  await expect(mark).toHaveCount(0);
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
  await visit(page, "/");
  const { demo, start, press, awaited } = await openDemo(page, "provider");
  await start.press("Enter");
  await expect(awaited).toBeFocused();
  const name = (await press.getAttribute("aria-label")) ?? "";
  await press.dblclick();
  await expect(demo, "the second press skips nothing").toHaveAttribute("data-playing", "true");
  await press.dispatchEvent("click");
  expect(await demo.getAttribute("data-playing")).toBe("false");
  await expect(awaited).not.toHaveAttribute("aria-label", name);
  await expect(awaited).toBeFocused();
});

test("a press on the words of what is to be pressed counts; a new start begins with the first", async ({ page }) => {
  await visit(page, "/");
  const { demo, start, press, awaited } = await openDemo(page, "dynamicRules");
  await start.press("Enter");
  await expect(awaited).toBeFocused();
  const name = (await press.getAttribute("aria-label")) ?? "";
  const words = demo.getByText(textsOf("en").demos.dynamicRules.addConditions);
  await (await words.elementHandle())?.waitForElementState("stable");
  const { x = 0, y = 0, height = 0 } = (await words.boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + height / 2);
  await expect(awaited).not.toHaveAttribute("aria-label", name);
  await start.click();
  await expect(awaited).toHaveAttribute("aria-label", name);
  await expect(awaited).toBeFocused();
});

test("the place stays on what is to be pressed when the window becomes narrow", async ({ page }) => {
  await visit(page, "/");
  const { demo, start, awaited } = await openDemo(page, "courseCreator");
  await start.click();
  await expect(awaited).toBeVisible();
  await resize(page, 390, 844);
  await expect
    .poll(async () => {
      const { width = 0, height = 0, x = 0, y = 0 } = (await awaited.boundingBox()) ?? {};
      return demo.evaluate(textAt, { x: x + width / 2, y: y + height / 2 });
    })
    .toContain(labelIn((await awaited.getAttribute("aria-label")) ?? "", "en"));
});

test("while a demo is operated no other plays; who tabs or scrolls away finds it waiting", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1700 });
  await visit(page, "/");
  const { demo, start, press, awaited, playback } = await openDemo(page, first);
  const other = demoOf(page, second);
  await demo.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top + 20, behavior: "instant" }));
  await expect(other.demo, "it is the most visible").toHaveAttribute("data-playing", "true");
  // Its title bar is above the viewport.
  await start.dispatchEvent("click");
  await expect(awaited).toBeVisible();
  await expect(other.demo).toHaveAttribute("data-playing", "false");

  const name = (await press.getAttribute("aria-label")) ?? "";
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

test("a demo that is operated goes on in another language and theme, and shifts nothing", async ({ page }) => {
  notInFirefox("it does not say what shifts");
  await visit(page, "/");
  const { start, press, awaited } = await openDemo(page, first);
  const before = await layoutShifts(page);
  await start.click();
  await awaited.click();
  await expect(awaited).toBeVisible();
  expect(await layoutShifts(page)).toEqual(before);
  await expect(page.locator("[data-demo][data-playing=true]")).toHaveCount(0);
  await page.locator("header button[data-theme-toggle]").click();
  const english = (await press.getAttribute("aria-label")) ?? "";
  await selectIn(page, "header").selectOption("de");
  await expect(press).not.toHaveAttribute("aria-label", english);
  await awaited.click();
  await expect(start).toHaveAccessibleName(textsOf("de").trying.again);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a tap on the place plays on, and no floating button ever lies on the start", async ({ page }) => {
    notInFirefox("Playwright has no finger there");
    await visit(page, "/");
    const { start, press, awaited } = await openDemo(page, first);
    const { x: floating = 0 } = (await page.locator("#help").boundingBox()) ?? {};
    const { x = 0, width = 0 } = (await start.boundingBox()) ?? {};
    expect(x + width).toBeLessThan(floating);
    await start.tap();
    const name = (await awaited.getAttribute("aria-label")) ?? "";
    await awaited.tap();
    await expect(press).not.toHaveAttribute("aria-label", name);
  });

  test("right to left, a swipe to the right is the next step and ends the trying", async ({ page }) => {
    notInFirefox("it knows no touch events");
    await visit(page, "/");
    await page.locator("html").evaluate((html) => html.setAttribute("dir", "rtl"));
    const { start, press, steps } = await openDemo(page, first);
    await start.tap();
    const finger = { identifier: 0, clientX: 100, clientY: 100 };
    await press.dispatchEvent("touchstart", { touches: [finger], changedTouches: [finger] });
    await press.dispatchEvent("touchend", { changedTouches: [{ ...finger, clientX: 200 }] });
    await expect(steps.nth(1)).toHaveAttribute("aria-current", "step");
    await expect(press).toHaveCount(0);
  });

  test("the step's words and what to press are below the scene; a place is the field alone", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, "/");
    const { demo, start, press, awaited, current, spoken } = await openDemo(page, "dynamicRules");
    await start.click();
    for (const label of ["addConditions", "addActions"] as const) {
      const name = textsOf("en").trying.press.replace("{label}", textsOf("en").demos.dynamicRules[label]);
      await expect(awaited).toHaveAccessibleName(name);
      await expect(current.locator("span")).toHaveCSS("width", "1px");
      const [scene, words, instruction, place] = await Promise.all(
        [demo, spoken.getByText((await current.textContent()) ?? ""), spoken.getByText(name), awaited].map((part) =>
          part.boundingBox(),
        ),
      );
      if (!(scene && words && instruction && place)) throw new Error("not shown");
      expect(words.height).toBeGreaterThan(10);
      expect(words.y).toBeGreaterThanOrEqual(scene.y + scene.height);
      expect(instruction.y - words.y - words.height).toBeLessThan(4);
      expect(place.height).toBeLessThan(90);
      if (label === "addActions") break;
      for (const option of [name, "another"]) {
        if (option !== name) await expect(awaited).not.toHaveAccessibleName(name);
        await press.press("Enter");
      }
    }
  });
});

for (const locale of locales) {
  test(`a place is what its name says: ${locale}`, tagged(inLanguage(locale), lessMotion), async ({ page }) => {
    notInFirefox("all scenes at two widths take it minutes");
    test.slow();
    // The scene then moves on without playing.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await visit(page, pathIn("landing", locale));
    for (const width of [1280, 320]) {
      await resize(page, width, 900);
      for (const key of sceneKeys) {
        const { article, demo, start, press, awaited } = await openDemo(page, key);
        const height = () => article.evaluate((block) => block.getBoundingClientRect().height);
        const before = await height();
        await start.click();
        await expect(awaited).toBeVisible();
        if (key === first) await expectNoViolations(page, `${key}, ${width} px`, `article#${key}`);
        while ((await press.count()) > 0) {
          await expect(awaited).toBeVisible();
          const name = (await press.getAttribute("aria-label")) ?? "";
          // Polled, since even with less motion a transform changes in the next frame.
          await expect
            .poll(
              async () => {
                const { width: across = 0, height = 0, x = 0, y = 0 } = (await press.boundingBox()) ?? {};
                expect(Math.min(across, height), name).toBeGreaterThanOrEqual(44);
                return demo.evaluate(textAt, { x: x + across / 2, y: y + height / 2 });
              },
              { message: `${key}, ${width} px: ${name}` },
            )
            .toContain(labelIn(name, locale));
          expect(await height(), name).toBe(before);
          await press.click();
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

/** The texts of the small parts of the scene that lie at a point. The scene itself is inert, so that nothing is hit. */
function textAt(demo: Element, { x, y }: { x: number; y: number }): string {
  const scene = demo.getBoundingClientRect();
  const parts = [...(demo.shadowRoot?.querySelectorAll<HTMLElement>("*") ?? [])].filter((part) => {
    const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
    const isSmall = width * height < (scene.width * scene.height) / 2;
    return isSmall && left <= x && x <= right && top <= y && y <= bottom;
  });
  // biome-ignore lint/performance/useDomNodeTextContent: textContent includes text that is not visible yet
  return parts.map((part) => part.ariaLabel ?? part.innerText ?? "").join("\n");
}
