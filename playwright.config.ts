import { defineConfig } from "@playwright/test";

/** Another port lets two working copies be tested beside each other, each against its own build. */
const port = Number(process.env.TEST_PORT ?? 4329);

/** The site on another host, which has been started: `npm run test:hosts`. */
const elsewhere = process.env.TEST_ADDRESS;
const own = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  snapshotPathTemplate: "{testDir}/{arg}{ext}",
  expect: { toHaveScreenshot: { pathTemplate: "{testDir}/pictures/{arg}{ext}" } },
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  /** In ms: a busy machine with two cores took 38 s for the longest test. */
  timeout: 60_000,
  reporter: [["list"], ["json", { outputFile: process.env.TEST_REPORT ?? ".cache/browser.json" }]],
  use: {
    baseURL: elsewhere ?? own,
    locale: "en-GB",
    viewport: { width: 1280, height: 800 },
    trace: "off",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
    },
  },
  ...(!elsewhere && {
    webServer: {
      command: "node tools/run.mjs commands/start/main.ts",
      env: { PORT: String(port) },
      url: `${own}/`,
      timeout: 120_000,
      reuseExistingServer: !process.env.CI,
    },
  }),
});
