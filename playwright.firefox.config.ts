import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

const { launchOptions: _chromium, ...use } = base.use ?? {};

export default defineConfig({
  ...base,
  reporter: [["list"], ["json", { outputFile: ".cache/firefox.json" }]],
  use: {
    ...use,
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: { executablePath: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr" },
  },
});
