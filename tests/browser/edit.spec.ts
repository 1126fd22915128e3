import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { copyProject } from "../support/copy-project.ts";
import { axeSource } from "./support/axe.ts";
import { matrix } from "./support/matrix.ts";
import { watch } from "./support/site-test.ts";

/** Starts the editor of a copy of the project, and gives back its address when it answers. */
function startEditor(folder: string): { child: ChildProcess; address: Promise<string> } {
  const parameters = ["tools/run.mjs", "commands/edit/main.ts", "--port", "0", "--no-open"];
  const child = spawn(process.execPath, parameters, { cwd: folder });
  const address = new Promise<string>((resolve, reject) => {
    let said = "";
    const listen = (part: Buffer) => {
      said += part;
      const [found] = /http:\/\/\S+/.exec(said) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.on("exit", (code) => reject(new Error(`The editor ended with ${code}: ${said}`)));
  });
  return { child, address };
}

interface Shown {
  text: string;
  lang: string;
  isSeen: boolean;
  isInView: boolean;
  /** Of the window that the preview stands for, in px. */
  width: number;
  /** Its middle, in the editor. */
  x: number;
  y: number;
}

/** What the preview shows at its first such element. It is read through the editor, for no script runs in the preview. */
function shownAt(page: Page, selector: string): Promise<Shown | undefined> {
  return page.evaluate((wanted) => {
    const frame = document.querySelector("iframe");
    const inner = frame?.contentDocument;
    const element = inner?.querySelector<HTMLElement>(wanted);
    if (!frame || !inner || !element) return undefined;
    const [place, box] = [frame.getBoundingClientRect(), element.getBoundingClientRect()];
    const scale = place.width / frame.offsetWidth;
    return {
      text: element.textContent ?? "",
      lang: element.lang,
      isSeen: element.checkVisibility(),
      isInView: box.top >= 0 && box.bottom <= inner.documentElement.clientHeight,
      width: inner.documentElement.clientWidth,
      x: place.left + (box.left + box.width / 2) * scale,
      y: place.top + (box.top + box.height / 2) * scale,
    };
  }, selector);
}

async function expectNoViolations(page: Page, state: string): Promise<void> {
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    const { violations } = await axe.run({ iframes: false, resultTypes: ["violations"] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  });
  expect.soft(found, state).toEqual([]);
}

test("texts are edited beside the page that shows them, and saved over nobody else's", matrix, async ({ browser }) => {
  const project = copyProject();
  const { child, address } = startEditor(project.folder);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const faults: string[] = [];
  const strangers: string[] = [];
  try {
    const { origin } = new URL(await address);
    watch(page, faults, strangers, origin);
    const file = join(project.folder, "src/content/strings/de.json");
    const before = readFileSync(file, "utf8");
    const texts = JSON.parse(before);
    await page.goto(await address);
    expect(page.url(), "the token does not stay in the address").toBe(`${origin}/`);

    const german = page.getByRole("textbox", { name: "Deutsch" });
    const choose = async (key: string) => {
      await page.getByLabel("Search keys and texts").fill(key);
      await page.getByRole("listbox").getByRole("option").first().click();
      await expect(page.getByRole("heading", { level: 2 })).toHaveText(key);
    };

    // A text shows in the page while it is written, at a phone's width.
    await page.getByText("Phone", { exact: true }).click();
    await choose("hero.badge");
    await german.focus();
    await expect.poll(async () => (await shownAt(page, "html"))?.lang).toBe("de");
    await german.fill("Eben geschrieben");
    await expect.poll(async () => (await shownAt(page, "[data-chosen]"))?.text).toBe("Eben geschrieben");
    expect(await shownAt(page, "[data-chosen]")).toMatchObject({ isInView: true, width: 390 });
    expect(readFileSync(file, "utf8"), "nothing is saved yet").toBe(before);

    // A click in the page leads to the text's field, in the language that is shown.
    const { x, y } = (await shownAt(page, '[data-text="hero.titleSecond"]')) as Shown;
    await page.mouse.click(x, y);
    await expect(page.getByRole("heading", { level: 2 })).toHaveText("hero.titleSecond");
    await expect(german).toBeFocused();

    // What a page hides until it is asked for shows when its text is chosen, and hides again.
    await choose("cookies.accept");
    await expect.poll(async () => (await shownAt(page, "#cookie-banner"))?.isSeen).toBe(true);
    await choose("nav.pricing");
    await expect.poll(async () => (await shownAt(page, "#menu"))?.isSeen).toBe(true);
    expect((await shownAt(page, "#cookie-banner"))?.isSeen).toBe(false);

    // At a desktop's width the page is drawn smaller, and the editor stays as wide as its window.
    await page.getByText("Desktop", { exact: true }).click();
    await expect.poll(async () => (await shownAt(page, "html"))?.width).toBe(1280);
    await expect
      .poll(() => page.evaluate(() => document.querySelector("iframe")?.getBoundingClientRect().right ?? 0))
      .toBeLessThanOrEqual(1440);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
    await page.getByText("Phone", { exact: true }).click();

    // What cannot be seen is told.
    await choose("products.items.ranking.demo");
    await expect(page.getByText("Describes a picture to those who do not see it")).toBeVisible();

    // What the build would refuse is not saved, and can be taken back.
    await choose("meta.landing.title");
    await german.fill("Ohne Namen");
    await expect(page.getByText("Has lost the placeholder {name}; put it back")).toBeVisible();
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("alert").first()).toContainText(
      'de: "meta.landing.title" (“Ohne Namen”) has lost the placeholder {name}; put it back',
    );
    expect(readFileSync(file, "utf8")).toBe(before);
    await page.evaluate(axeSource);
    await expectNoViolations(page, "light, with a notice");
    await page.getByRole("button", { name: "Dark editor" }).click();
    await expectNoViolations(page, "dark, with a notice");
    await page.getByRole("button", { name: "Close this notice" }).click();
    await page.getByRole("button", { name: "Undo the change: Deutsch" }).click();
    await expect(german).toHaveValue(texts.meta.landing.title);

    // By the keys alone: along the list, into the field, and saved. Only that text has changed in the file.
    await choose("hero.badge");
    await page.getByRole("listbox").press("Enter");
    await expect(german).toBeFocused();
    await page.keyboard.press("Control+s");
    await expect(page.getByRole("banner").getByRole("status")).toHaveText("Saved: de.json");
    const saved = before.replace(JSON.stringify(texts.hero.badge), '"Eben geschrieben"');
    expect(readFileSync(file, "utf8")).toBe(saved);

    // What somebody else has saved meanwhile stays, and so does what has been written here.
    await german.fill("Noch einmal");
    const others = saved.replace(`"home": ${JSON.stringify(texts.nav.home)}`, '"home": "Anfang"');
    writeFileSync(file, others);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("alert").first()).toContainText("Somebody else has changed de.json");
    expect(readFileSync(file, "utf8")).toBe(others);
    await page.getByRole("button", { name: "Load the newer texts" }).click();
    await expect(page.getByRole("banner").getByRole("status")).toContainText("The newer texts are loaded");
    await expect(german).toHaveValue("Noch einmal");
    await expect.poll(async () => (await shownAt(page, '[data-text="nav.home"]'))?.text).toBe("Anfang");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("banner").getByRole("status")).toHaveText("Saved: de.json");
    expect(readFileSync(file, "utf8")).toBe(others.replace('"Eben geschrieben"', '"Noch einmal"'));

    // Whoever leaves with texts that are not saved is asked.
    await german.fill("Zuletzt");
    const asked = page.waitForEvent("dialog");
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe("beforeunload");
    await dialog.dismiss();

    expect(faults).toEqual([]);
    expect(strangers).toEqual([]);
  } finally {
    await context.close();
    child.kill();
    project.remove();
  }
});

test("the built site has nothing of the editor", () => {
  const files = readdirSync("dist", { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(html|js|css)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(20);
  const traces = /data-text|data-chosen|editor\.js|[\u{f0000}-\u{10ffff}]|createRoot|react\.dev/u;
  expect(files.filter((name) => traces.test(readFileSync(join("dist", name), "utf8")))).toEqual([]);
});
