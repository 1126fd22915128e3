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

function run(command: string, ...parameters: string[]): boolean {
  console.log(`Browser: ${[command, ...parameters].join(" ")}`);
  return spawnSync(command, parameters, { stdio: "inherit", shell: process.platform === "win32" }).status === 0;
}

const tenMinutes = 600_000;

function download(): void {
  console.log("Browser: none is installed; asking Playwright for one");
  const parameters = ["playwright", "install", "chromium"];
  spawnSync("npx", parameters, { stdio: "inherit", shell: process.platform === "win32", timeout: tenMinutes });
}

function installFromDebian(): void {
  if (process.platform !== "linux" || !existsSync("/usr/bin/apt-get")) return;
  const asRoot = (...parameters: string[]) =>
    process.getuid?.() === 0 ? run("apt-get", ...parameters) : run("sudo", "-n", "apt-get", ...parameters);
  console.log("Browser: Playwright could not get one; asking apt-get");
  asRoot("update");
  // The typeface is what most systems have: without one of its measures, texts move when the site's own arrive.
  asRoot("install", "-y", "--no-install-recommends", "chromium", "fonts-liberation");
}

/**
 * The path of a browser for the tests: one that is installed, else one that this call gets. Says what it did; throws an
 * `Error` with the remedy when there is none to be had.
 */
export function findBrowser(): string {
  let place = installedBrowser();
  if (!place) {
    download();
    place = installedBrowser();
  }
  if (!place) {
    installFromDebian();
    place = installedBrowser();
  }
  if (!place) {
    throw new Error(
      "No browser for the tests: install Chromium or Chrome, or name one, as in CHROMIUM_PATH=/path npm test",
    );
  }
  console.log(`Browser: ${place}`);
  return place;
}
