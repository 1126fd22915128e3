import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { expect, test } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { copyProject } from "../support/copy-project.ts";
import { axeSource } from "./support/axe.ts";
import { matrix } from "./support/matrix.ts";
import { watch } from "./support/site-test.ts";

/** The address that the editor tells when it answers, read from what it says. */
async function addressOf(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const [address] = /http:\S+token=\S+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error("The editor ended before it told its address");
}

test("texts are edited beside the page that shows them, and saved over nobody else's", matrix, async ({ browser }) => {
  test.slow();
  using project = copyProject();
  const parameters = ["tools/run.mjs", "commands/edit/main.ts", "--port", "0", "--no-open"];
  using editor = spawn(process.execPath, parameters, { cwd: project.folder, stdio: ["ignore", "pipe", "inherit"] });
  const address = await addressOf(editor.stdout);
  await using context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const faults: string[] = [];
  const strangers: string[] = [];
  const { origin } = new URL(address);
  watch(context, faults, strangers, origin);
  const file = join(project.folder, "src/content/strings/de.json");
  const before = readFileSync(file, "utf8");
  const texts = JSON.parse(before);
  await page.goto(address);
  expect(page.url(), "the token does not stay in the address").toBe(`${origin}/edit/`);

  const german = page.getByRole("textbox", { name: "Deutsch" });
  const expectSaid = (text: string) => expect(page.getByRole("status")).toContainText(text, { timeout: 20_000 });
  const badge = page.frameLocator("iframe").getByText("Eben geschrieben", { exact: true });
  const choose = async (key: string) => {
    await page.getByLabel("Search keys and texts").fill(key);
    await page.getByRole("listbox").selectOption(key);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(key);
  };

  // What the build would refuse is told at once and not saved, and can be taken back.
  await choose("meta.landing.title");
  await expect(page.getByText("Title in the browser's tab")).toBeVisible();
  await german.fill("Ohne Namen");
  await expect(page.getByText("has lost the placeholder {name}; put it back")).toBeVisible();
  await page.getByRole("button", { name: "Save (1)" }).click();
  await expectSaid('de: "meta.landing.title" (“Ohne Namen”) has lost the placeholder {name}');
  expect(readFileSync(file, "utf8")).toBe(before);
  await page.evaluate(axeSource);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
      const { violations } = await axe.run({ iframes: false, resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    });
    expect.soft(found, colorScheme).toEqual([]);
  }
  await page.getByRole("button", { name: "Undo: Deutsch" }).click();
  await expect(german).toHaveValue(texts.meta.landing.title);

  // A text is saved by the keys, only that text has changed in the file, and the page shows it by itself.
  await choose("hero.badge");
  // What is saved before the page listens is not shown by itself.
  const listens = page.waitForEvent("console", (message) => message.text().includes("[vite] connected"));
  await page.getByRole("link", { name: "Show: Deutsch" }).click();
  await listens;
  await german.fill("Eben geschrieben");
  await german.press("Control+s");
  await expectSaid("Saved: de.json");
  const saved = before.replace(JSON.stringify(texts.hero.badge), '"Eben geschrieben"');
  expect(readFileSync(file, "utf8")).toBe(saved);
  await expect(badge).toBeVisible({ timeout: 20_000 });

  // What somebody else has saved meanwhile stays until it has been seen, and so does what has been written here.
  await german.fill("Noch einmal");
  writeFileSync(file, saved.replace('"Eben geschrieben"', '"Von anderen"'));
  await page.getByRole("button", { name: "Save (1)" }).click();
  await expectSaid('de: "hero.badge" is now “Von anderen”');
  expect(readFileSync(file, "utf8")).toContain('"Von anderen"');
  await page.getByRole("button", { name: "Load the newer texts" }).click();
  await expectSaid("The newer texts are read");
  await page.getByRole("button", { name: "Save (1)" }).click();
  await expectSaid("Saved: de.json");
  expect(readFileSync(file, "utf8")).toBe(saved.replace('"Eben geschrieben"', '"Noch einmal"'));

  // Whoever leaves with texts that are not saved is asked.
  await german.fill("Zuletzt");
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();

  expect(faults).toEqual([]);
  expect(strangers).toEqual([]);
});
