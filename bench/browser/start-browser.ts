import { type Browser, chromium } from "@playwright/test";
import { pause } from "./pause.ts";

/** Where the browser is and how it starts. */
export interface BrowserPlace {
  /** The path of a Chromium or Chrome. */
  executable: string;
  flags: readonly string[];
}

/** A fresh browser that has started up and rested: its own beginning is no cost of the page. */
export async function startBrowser({ executable, flags }: BrowserPlace): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: executable, headless: true, args: [...flags] });
  const page = await browser.newPage();
  await page.goto("data:text/html,<p>ready</p>");
  await pause(1000);
  await page.close();
  return browser;
}
