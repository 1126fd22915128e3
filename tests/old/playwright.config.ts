import { defineConfig } from "@playwright/test";
import site from "../../playwright.config.ts";
import { oldChromium } from "./old-browser.ts";

/** The oldest supported, the last for Windows 7 and 8.1, the last for Android 7, and one of two years ago. */
const versions = [103, 109, 119, 131];

export default defineConfig({
  ...site,
  testDir: ".",
  outputDir: "../../test-results",
  workers: 1,
  projects: versions.map((version) => ({ name: `Chromium ${version}`, use: { launchOptions: oldChromium(version) } })),
});
