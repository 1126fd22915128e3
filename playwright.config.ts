import { defineConfig } from "@playwright/test";
import type { SiteOptions } from "./tests/browser/support/site-test.ts";
import type { EngineOptions } from "./tests/engines/visitor.ts";
import { installedChromium } from "./tools/find-browser.ts";
import { findEngine } from "./tools/find-engine.ts";

/** `TEST_PORT` allows two working copies to run tests at the same time, each against its own build. */
const port = Number(process.env.TEST_PORT ?? 4329);
const baseURL = `http://127.0.0.1:${port}`;

/** Measurements and server requests are the same in every browser; without scripts, Firefox has none of Playwright's. */
const onlyInChromium = [
  /(accessibility-tree|axe|back-forward-cache|development|documents|keyboard|layout-shift)\.spec/,
  /(media|missing-files|right-to-left|screenshots|services|tabs-and-history|text-size)\.spec/,
  /(tooltips|weight|without-scripts)\.spec/,
];

const reducedMotion = /@less-motion/;
const matrix = /@matrix/;

const firefoxPath = findEngine("firefox").paths.FIREFOX_PATH;

// Glyphs keep their widths, as on most screens: the headless shell would round them to whole pixels.
const chromium = { launchOptions: { ...installedChromium(true), args: ["--font-render-hinting=none"] } };

/** The installed Firefox, else Playwright's. What Chromium can emulate per page, Firefox only takes as a preference. */
const firefox = (name: string, preferences: Record<string, number>) => ({
  name,
  testIgnore: onlyInChromium,
  // Firefox decodes the film on the CPU, which may delay a step.
  retries: process.env.CI ? 2 : 0,
  use: {
    browserName: "firefox" as const,
    ...(firefoxPath && { channel: "moz-firefox" }),
    launchOptions: {
      ...(firefoxPath && { executablePath: firefoxPath }),
      firefoxUserPrefs: { "ui.systemUsesDarkTheme": 1, ...preferences },
    },
  },
});

/** The oldest Chromium supported, the last for Windows 7 and 8.1, the last for Android 7, and one of two years ago. */
const oldVersions = [103, 109, 119, 131];

export default defineConfig<SiteOptions & EngineOptions>({
  testDir: "tests/browser",
  outputDir: "test-results",
  snapshotPathTemplate: "{testDir}/{arg}{ext}",
  /** In ms: a busy machine may take long to settle, and an assertion that passes does not wait. */
  expect: { timeout: 15_000, toHaveScreenshot: { pathTemplate: "{testDir}/screenshots/{arg}{ext}" } },
  fullyParallel: true,
  workers: 2,
  /** In ms: the longest test took 38 s on a busy machine with two cores. */
  timeout: 120_000,
  // On a busy machine, a browser may hang.
  retries: process.env.CI ? 1 : 0,
  reporter: "list",
  use: { baseURL, locale: "en-GB", viewport: { width: 1280, height: 800 }, trace: "off" },
  projects: [
    { name: "chromium", use: chromium },
    { ...firefox("firefox", {}), grepInvert: [matrix, reducedMotion] },
    { ...firefox("firefox, less motion", { "ui.prefersReducedMotion": 1 }), grep: reducedMotion, grepInvert: matrix },
    ...["nginx", "Caddy"].map((host) => ({ name: `host, ${host}`, grep: /@host/, use: { ...chromium, host } })),
    { name: "webkit", testDir: "tests/engines", testIgnore: "old-chromium.spec.ts" },
    ...oldVersions.map((version) => ({
      name: `old, Chromium ${version}`,
      testDir: "tests/engines",
      grepInvert: /@webkit/,
      use: { version },
    })),
  ],
  webServer: {
    command: "node tools/run.mjs commands/start/main.ts",
    env: { PORT: String(port) },
    url: `${baseURL}/`,
    timeout: 120_000,
    reuseExistingServer: !process.env.CI,
  },
});
