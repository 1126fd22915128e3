import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** Where a Chromium or Chrome may already be, besides the place where Playwright keeps its own. */
const knownPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** The path of a browser that is there already; none when there is none. */
export function installedBrowser(): string | undefined {
  const places = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...knownPlaces];
  return places.find((place) => place !== undefined && existsSync(place));
}

const apt = process.getuid?.() === 0 ? "apt-get" : "sudo -n apt-get";

/** Ways to get a browser, each tried while there is none. */
const installations = [
  "npx playwright install chromium",
  // The typeface is what most systems have: without one of its measures, texts move when the site's own arrive.
  `${apt} update && ${apt} install -y --no-install-recommends chromium fonts-liberation`,
];

/**
 * The path of a browser for the tests: one that is installed, else one that this call gets. Says what it did; throws an
 * `Error` with the remedy when there is none to be had.
 */
export function findBrowser(): string {
  for (const command of installations) {
    if (installedBrowser()) break;
    console.log(`Browser: none is installed: ${command}`);
    spawnSync(command, { shell: true, stdio: "inherit", timeout: 600_000 });
  }
  const place = installedBrowser();
  if (!place) {
    throw new Error(
      "No browser for the tests: install Chromium or Chrome, or name one, as in CHROMIUM_PATH=/path npm test",
    );
  }
  console.log(`Browser: ${place}`);
  return place;
}
