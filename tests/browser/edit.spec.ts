import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { expect, test } from "@playwright/test";
import { copyProject } from "../support/copy-project.ts";
import { type Axe, axeSource } from "./support/axe.ts";
import { recordFaults } from "./support/site-test.ts";
import { matrix } from "./support/variants.ts";

/** Reads the editor's URL from its output. Throws an `Error` if the editor exits first. */
async function addressOf(output: Readable): Promise<string> {
  for await (const line of createInterface(output)) {
    const [address] = /http:\S+token=\S+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error("The editor exited before it printed its address");
}

test("the editor saves texts beside the page without overwriting others' changes", matrix, async ({ browser }) => {
  test.slow();
  using project = copyProject();
  const parameters = ["tools/run.mjs", "commands/edit/main.ts", "--port", "0", "--no-open"];
  using editor = spawn(process.execPath, parameters, { cwd: project.folder, stdio: ["ignore", "pipe", "inherit"] });
  const address = await addressOf(editor.stdout);
  await using context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  const faults: string[] = [];
  const foreignRequests: string[] = [];
  const { origin } = new URL(address);
  recordFaults(context, faults, foreignRequests, origin);
  const file = join(project.folder, "src/content/strings/de.json");
  const before = readFileSync(file, "utf8");
  const texts = JSON.parse(before);
  await page.goto(address);
  expect(page.url(), "the token does not stay in the address").toBe(`${origin}/edit/`);

  const german = page.getByRole("textbox", { name: "Deutsch" });
  const expectStatus = (text: string) => expect(page.getByRole("status")).toContainText(text, { timeout: 20_000 });
  const badge = page.frameLocator("iframe").getByText("Eben geschrieben", { exact: true });
  const choose = async (key: string) => {
    await page.getByLabel("Search keys and texts").fill(key);
    await page.getByRole("listbox").selectOption(key);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(key);
  };

  // An invalid text is reported at once, not saved, and can be undone.
  await choose("meta.landing.title");
  await expect(page.getByText("Title in the browser tab")).toBeVisible();
  await german.fill("Ohne Namen");
  await expect(page.getByText("has lost the placeholder {name}; put it back")).toBeVisible();
  await page.getByRole("button", { name: "Save (1)" }).click();
  await expectStatus('de: "meta.landing.title" (“Ohne Namen”) has lost the placeholder {name}');
  expect(readFileSync(file, "utf8")).toBe(before);
  await page.evaluate(axeSource);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const found = await page.evaluate(async () => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations } = await axe.run({ iframes: false, resultTypes: ["violations"] });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    });
    expect.soft(found, colorScheme).toEqual([]);
  }
  await page.getByRole("button", { name: "Undo: Deutsch" }).click();
  await expect(german).toHaveValue(texts.meta.landing.title);

  // Ctrl+S saves only the changed text, and the page updates by itself.
  await choose("hero.badge");
  // The page does not update on a save before Vite has connected.
  const connected = page.waitForEvent("console", (message) => message.text().includes("[vite] connected"));
  await page.getByRole("link", { name: "Show: Deutsch" }).click();
  await connected;
  await german.fill("Eben geschrieben");
  await german.press("Control+s");
  await expectStatus("Saved: de.json");
  const saved = before.replace(JSON.stringify(texts.hero.badge), '"Eben geschrieben"');
  expect(readFileSync(file, "utf8")).toBe(saved);
  await expect(badge).toBeVisible({ timeout: 20_000 });

  // Changes that others saved meanwhile are kept until they have been loaded, and so is the text entered here.
  await german.fill("Noch einmal");
  writeFileSync(file, saved.replace('"Eben geschrieben"', '"Von anderen"'));
  await page.getByRole("button", { name: "Save (1)" }).click();
  await expectStatus('de: "hero.badge" is now “Von anderen”');
  expect(readFileSync(file, "utf8")).toContain('"Von anderen"');
  await page.getByRole("button", { name: "Load the newer texts" }).click();
  await expectStatus("Newer texts loaded");
  await page.getByRole("button", { name: "Save (1)" }).click();
  await expectStatus("Saved: de.json");
  expect(readFileSync(file, "utf8")).toBe(saved.replace('"Eben geschrieben"', '"Noch einmal"'));

  // Leaving with unsaved texts asks for confirmation.
  await german.fill("Zuletzt");
  const opening = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await opening;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();

  expect(faults).toEqual([]);
  expect(foreignRequests).toEqual([]);
});
