import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Where Chromium, Chrome or Edge may be installed, besides Playwright's own folder. */
const knownPaths = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** Debian's Chromium without a window: draws pages with a third less processor time. */
const headlessShell = "/usr/bin/chromium-headless-shell";

export function installedBrowser(): string | undefined {
  const paths = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...knownPaths];
  return paths.find((path) => path !== undefined && existsSync(path));
}

/** The launch option for the installed browser, if any. With `headless`, for the headless shell if there is one. */
export function installedChromium(headless = false): { executablePath?: string } {
  const path = !process.env.CHROMIUM_PATH && headless && existsSync(headlessShell) ? headlessShell : installedBrowser();
  return path ? { executablePath: path } : {};
}

const apt = process.getuid?.() === 0 ? "apt-get" : "sudo -n apt-get";

const installations = [
  "npx playwright install chromium",
  // Liberation has the metrics of most systems' fonts: without it, the site's fonts cause layout shifts.
  `${apt} update && ${apt} install -y --no-install-recommends chromium chromium-headless-shell fonts-liberation`,
];

/** The path of a browser for the tests; installs one if necessary. Throws an `Error` with the remedy if that fails. */
export function findBrowser(): string {
  for (const command of installations) {
    if (installedBrowser()) break;
    console.log(`No browser is installed; running: ${command}`);
    spawnSync(command, { shell: true, stdio: "inherit", timeout: 600_000 });
  }
  const path = installedBrowser();
  if (!path) throw new Error("No browser found: install Chromium or Chrome, or set CHROMIUM_PATH=/its/path");
  console.log(`Browser: ${path}`);
  return path;
}
