import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { Builder, type WebDriver } from "selenium-webdriver";
import { findEngine } from "../../../tools/find-engine.ts";
import { freePort } from "../../../tools/free-port.ts";

/** A number that a program writes on an output of its own when it is ready. */
function firstLine(output: Readable): Promise<string> {
  return new Promise((resolve) => output.once("data", (line: Buffer) => resolve(String(line).trim())));
}

async function startScreen(program: string): Promise<{ screen: ChildProcess; name: string }> {
  const screen = spawn(program, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  return { screen, name: `:${await firstLine(screen.stdio[3] as Readable)}` };
}

async function answers(address: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${address}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** A folder of settings in which GTK, and so WebKit, has no animations: the visitor asks for less motion. */
function settingsFolder(lessMotion: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0/settings.ini"), `[Settings]\ngtk-enable-animations=${lessMotion ? 0 : 1}\n`);
  return folder;
}

export interface WebKit {
  /** A browser that has stored nothing, with a window of this size. */
  open(width: number, height: number): Promise<WebDriver>;
  stop(): void;
}

/** Starts a screen that nobody sees and WebKit's driver on it. */
export async function startWebKit({ lessMotion = false } = {}): Promise<WebKit> {
  const { paths, remedy } = findEngine("webkit");
  if (remedy) throw new Error(remedy);
  const { screen, name } = await startScreen(paths.XVFB_PATH as string);
  const settings = settingsFolder(lessMotion);
  const port = await freePort();
  const driver = spawn(paths.WEBKIT_DRIVER_PATH as string, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: name, XDG_CONFIG_HOME: settings, LANG: "en_GB.UTF-8" },
    stdio: "ignore",
  });
  const address = `http://127.0.0.1:${port}`;
  await answers(address);
  const options = { binary: paths.WEBKIT_BROWSER_PATH as string, args: ["--automation"] };
  return {
    async open(width, height) {
      const browser = await new Builder()
        .usingServer(address)
        .withCapabilities({ browserName: "MiniBrowser", "webkitgtk:browserOptions": options })
        .build();
      await browser.manage().window().setRect({ x: 0, y: 0, width, height });
      return browser;
    },
    stop() {
      driver.kill();
      screen.kill();
      rmSync(settings, { recursive: true, force: true });
    },
  };
}
