import { defineConfig } from "@playwright/test";
import { installedBrowser } from "./tools/find-browser.ts";
import { findEngine } from "./tools/find-engine.ts";

/** Another port lets two working copies be tested beside each other, each against its own build. */
const port = Number(process.env.TEST_PORT ?? 4329);

/** The site on another host, which has been started: `npm run test:hosts`. */
const elsewhere = process.env.TEST_ADDRESS;
const own = `http://127.0.0.1:${port}`;

/**
 * What a visitor does, and so is tried in Firefox too. What measures the site, or asks the server, says the same in every
 * browser. Where a page's scripts are off, Playwright's own do not run in Firefox either.
 */
const behaviours = [
  "before-scripts",
  "consent",
  "demos",
  "first-view",
  "floating",
  "footer",
  "hero",
  "language",
  "language-failures",
  "layout",
  "legal",
  "mobile-menu",
  "modes",
  "navigation",
  "not-found",
  "extensions-and-translators",
  "partners",
  "products",
  "resilience",
  "sections",
  "security",
  "theme",
].map((name) => `${name}.spec.ts`);

const lessMotion = /@less-motion/;
const matrix = /@matrix/;

const chromiumPath = installedBrowser();
const firefoxPath = findEngine("firefox").paths.FIREFOX_PATH;

/**
 * The Firefox that is installed, else Playwright's own, with these preferences: what Playwright asks of Chromium for one page, it
 * can only start Firefox with.
 */
const firefox = (preferences: Record<string, number>) => ({
  browserName: "firefox" as const,
  ...(firefoxPath && { channel: "moz-firefox" }),
  launchOptions: {
    ...(firefoxPath && { executablePath: firefoxPath }),
    firefoxUserPrefs: { "ui.systemUsesDarkTheme": 1, ...preferences },
  },
});

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results",
  snapshotPathTemplate: "{testDir}/{arg}{ext}",
  expect: { toHaveScreenshot: { pathTemplate: "{testDir}/screenshots/{arg}{ext}" } },
  fullyParallel: true,
  workers: 2,
  /** In ms: a busy machine with two cores took 38 s for the longest test. */
  timeout: 60_000,
  reporter: [["list"], ["json", { outputFile: process.env.TEST_REPORT ?? ".cache/browser.json" }]],
  use: { baseURL: elsewhere ?? own, locale: "en-GB", viewport: { width: 1280, height: 800 }, trace: "off" },
  projects: [
    {
      name: "chromium",
      retries: process.env.CI ? 1 : 0,
      use: {
        launchOptions: {
          ...(chromiumPath && { executablePath: chromiumPath }),
          args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
        },
      },
    },
    ...[
      { name: "firefox", grepInvert: [matrix, lessMotion], use: firefox({}) },
      {
        name: "firefox, less motion",
        grep: lessMotion,
        grepInvert: matrix,
        use: firefox({ "ui.prefersReducedMotion": 1 }),
      },
      // Decodes the film on the processor, beside which a step may come late.
    ].map((project) => ({ ...project, testMatch: behaviours, retries: process.env.CI ? 2 : 0 })),
  ],
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
