import type { Locator, Page } from "@playwright/test";
import { textsOf } from "./support/expected.ts";
import { denyStorage, failScripts, fillStorage, missingScripts } from "./support/fault-injection.ts";
import { matrix } from "./support/matrix.ts";
import { expect, painted, store, test, visit } from "./support/site-test.ts";

type Theme = "light" | "dark";

const kinds = [
  { path: "/", locale: "en" },
  { path: "/de", locale: "de" },
  { path: "/terms", locale: "en" },
  { path: "/fr/privacy", locale: "fr" },
  { path: "/no-page", locale: "en" },
] as const;

const toggles = (page: Page, place = "header, footer") => page.locator(place).locator("button[data-theme-toggle]");
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("theme"));

/** What the page shows: the class, and what the browser paints by it. */
async function expectTheme(page: Page, theme: Theme): Promise<void> {
  await expect(page.locator("html")).toHaveClass(theme === "dark" ? /\bdark\b/ : /^(?!.*\bdark\b)/);
  await expect(page.locator("html")).toHaveCSS("color-scheme", theme);
  await painted(page);
}

async function expectNames(toggle: Locator, theme: Theme, locale: "en" | "de" | "fr" | "ru" = "en"): Promise<void> {
  const { useDark, useLight } = textsOf(locale).accessibility;
  for (const button of await toggle.all())
    await expect(button).toHaveAccessibleName(theme === "dark" ? useLight : useDark);
}

/** Notes for every document whether it was dark when the first of its body was there, before anything could be painted. */
async function noteFirstTheme(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.body) return;
      observer.disconnect();
      Object.assign(window, { firstTheme: document.documentElement.classList.contains("dark") ? "dark" : "light" });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

const firstTheme = (page: Page) => page.evaluate(() => (window as unknown as { firstTheme: Theme }).firstTheme);

test.describe("on every kind of page", () => {
  test.use({ allowedFaults: [[/404/], { scope: "test" }] });

  test("a first visit is light, whatever the system prefers", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await noteFirstTheme(page);
    for (const { path } of kinds) {
      await visit(page, path);
      await expectTheme(page, "light");
      expect(await firstTheme(page)).toBe("light");
    }
    expect(await kept(page)).toBeNull();
  });

  for (const theme of ["dark", "light"] as const) {
    test(`a kept ${theme} theme is there before anything is painted`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme === "dark" ? "light" : "dark" });
      await store(page, { theme });
      await noteFirstTheme(page);
      for (const { path, locale } of kinds) {
        await visit(page, path);
        expect(await firstTheme(page)).toBe(theme);
        await expectTheme(page, theme);
        await expectNames(toggles(page), theme, locale);
      }
    });
  }

  test("a choice on one page is what the others show", { tag: "@host" }, async ({ page }) => {
    await visit(page, "/privacy");
    await toggles(page).click();
    for (const { path } of kinds) {
      await page.goto(path);
      await expectTheme(page, "dark");
    }
  });
});

test("a kept value that is no theme is light", async ({ page }) => {
  await store(page, { theme: "sepia" });
  await visit(page, "/");
  await expectTheme(page, "light");
  await toggles(page, "footer").click();
  await expectTheme(page, "dark");
});

test("either toggle of the landing page switches what the page shows, and both say so", async ({ page }) => {
  await visit(page, "/");
  await expect(toggles(page, "header")).toHaveCount(1);
  await expect(toggles(page, "footer")).toHaveCount(1);
  const clicks = ["header", "footer", "footer", "header", "footer", "header"];
  for (const [index, place] of clicks.entries()) {
    const theme = index % 2 === 0 ? "dark" : "light";
    await toggles(page, place).click();
    await expectTheme(page, theme);
    await expectNames(toggles(page), theme);
    expect(await kept(page)).toBe(theme);
  }
});

for (const path of ["/", "/terms"]) {
  test(`a press while the theme still fades on ${path} reaches what it was meant for`, async ({ page }) => {
    await store(page, { cookieConsent: "rejected" });
    await visit(page, path);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("::view-transition-group(root) { animation-duration: 20s !important; }");
      document.adoptedStyleSheets.push(sheet);
    });
    const { x, y, width, height } = (await toggles(page, "header").boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const press = () => page.mouse.click(x + width / 2, y + height / 2);
    await press();
    await page.waitForFunction(() =>
      document
        .getAnimations()
        .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith("::view-transition")),
    );
    await press();
    await expectTheme(page, "light");
    expect(await kept(page)).toBe("light");
  });
}

test("the toggles answer the keyboard", async ({ page }) => {
  await visit(page, "/");
  await toggles(page, "footer").press("Enter");
  await expectTheme(page, "dark");
  await toggles(page, "header").press("Space");
  await expectTheme(page, "light");
});

test("the names of the toggles follow language and theme", async ({ page }) => {
  await store(page, { theme: "dark" });
  await visit(page, "/");
  await page.locator("header").getByRole("combobox").selectOption("ru");
  await expectNames(toggles(page), "dark", "ru");
  await expectTheme(page, "dark");
});

test("the toggle of a legal page switches what the page shows", async ({ page }) => {
  for (const path of ["/terms", "/fr/privacy"]) {
    await visit(page, path);
    for (const theme of ["dark", "light"] as const) {
      await toggles(page).click();
      await expectTheme(page, theme);
      expect(await kept(page)).toBe(theme);
    }
  }
});

test("on a phone the menu has the navigation's toggle", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, "/");
  await expect(toggles(page, "header")).toBeHidden();
  await page.getByRole("button", { name: textsOf("en").accessibility.openMenu }).click();
  await toggles(page, "header").click();
  await expectTheme(page, "dark");
  await expectNames(toggles(page, "header"), "dark");
});

test("forty fast presses end in the last one, and leave no error behind", matrix, async ({ page }) => {
  await visit(page, "/");
  await page.evaluate(async () => {
    const toggles = [...document.querySelectorAll<HTMLElement>("button[data-theme-toggle]")];
    for (let press = 0; press < 41; press += 1) {
      toggles[press % toggles.length]?.click();
      if (press % 3 === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await expectTheme(page, "dark");
  expect(await kept(page)).toBe("dark");
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await expectTheme(page, "dark");
});

test.describe("when scripts fail to load", () => {
  test.use({ allowedFaults: [missingScripts, { scope: "test" }] });

  test("the toggles work all the same", async ({ page }) => {
    await failScripts(page);
    await page.goto("/");
    for (const [place, theme] of [
      ["footer", "dark"],
      ["header", "light"],
    ] as const) {
      await toggles(page, place).click();
      await expectTheme(page, theme);
    }
  });
});

for (const [name, hinder] of Object.entries({ denied: denyStorage, full: fillStorage })) {
  test(`with storage ${name}, the choice lasts for the page view`, async ({ page }) => {
    await hinder(page);
    await visit(page, "/");
    await expectTheme(page, "light");
    await toggles(page, "header").click();
    await expectTheme(page, "dark");
    await page.locator("header").getByRole("combobox").selectOption("de");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expectTheme(page, "dark");
    await visit(page, "/terms");
    await expectTheme(page, "light");
  });
}
