import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../commands/host/testing/local-hosts.ts";
import { copyProject } from "../support/copy-project.ts";
import { changeLanguage, expectLanguage, markDocument } from "./support/language.ts";
import { expect, test, waitUntilReady } from "./support/site-test.ts";
import { matrix } from "./support/variants.ts";

test("the development server shows pages, changes language in place and reloads texts", matrix, async ({ browser }) => {
  test.slow();
  const folder = copyProject();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const vite = join(folder, "node_modules/vite/bin/vite.js");
  using _server = spawn(process.execPath, [vite, "--port", String(port), "--strictPort"], { cwd: folder });
  await expect(() => fetch(origin)).toPass({ timeout: 60_000, intervals: [200] });
  await using page = await browser.newPage({ baseURL: origin });
  await page.goto("/", { timeout: 90_000 });
  await waitUntilReady(page);
  await expectLanguage(page, "landing", "en");
  const isSameDocument = await markDocument(page);
  await changeLanguage(page, "de");
  expect(await isSameDocument()).toBe(true);

  const file = join(folder, "src/content/strings/de.json");
  const texts = JSON.parse(readFileSync(file, "utf8"));
  texts.hero.subtitle = "Ein Satz, der eben geschrieben wurde.";
  writeFileSync(file, JSON.stringify(texts, undefined, 2));
  await expect(page.getByText(texts.hero.subtitle), "the page loads again by itself").toBeVisible({ timeout: 20_000 });
});
