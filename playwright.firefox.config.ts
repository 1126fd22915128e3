import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/**
 * What a visitor does. What measures the site, or asks the server, says the same in every browser. Where a page's scripts are
 * off, Playwright's own do not run in Firefox either.
 */
const behaviours = [
  "before-scripts",
  "consent",
  "first-view",
  "floating",
  "footer",
  "hero",
  "language",
  "language-hindered",
  "layout",
  "legal",
  "mobile-menu",
  "modes",
  "navigation",
  "not-found",
  "others-nodes",
  "partners",
  "products",
  "script-faults",
  "security",
  "switches",
  "theme",
];

const lessMotion = /@less-motion/;
const matrix = /@matrix/;

/** A Firefox with these preferences: what Playwright asks of Chromium for one page, it can only start Firefox with. */
const firefox = (firefoxUserPrefs: Record<string, boolean | number> = {}) => ({
  ...base.use,
  browserName: "firefox" as const,
  channel: "moz-firefox",
  launchOptions: {
    ...(process.env.FIREFOX_PATH && { executablePath: process.env.FIREFOX_PATH }),
    firefoxUserPrefs: { "ui.systemUsesDarkTheme": 1, ...firefoxUserPrefs },
  },
});

export default defineConfig({
  ...base,
  // Decodes the film on the processor, beside which a step may come late.
  retries: process.env.CI ? 2 : 0,
  testMatch: behaviours.map((name) => `${name}.spec.ts`),
  reporter: [["list"], ["json", { outputFile: process.env.TEST_REPORT ?? ".cache/firefox.json" }]],
  projects: [
    { name: "firefox", grepInvert: [matrix, lessMotion], use: firefox() },
    {
      name: "firefox, less motion",
      grep: lessMotion,
      grepInvert: matrix,
      use: firefox({ "ui.prefersReducedMotion": 1 }),
    },
  ],
});
