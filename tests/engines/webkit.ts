import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";
import { Builder, By, Key } from "selenium-webdriver";
import { freePort, startProgram } from "../../commands/host/testing/local-hosts.ts";
import { findEngine } from "../../tools/find-engine.ts";

/** In ms. Where the browser hangs, its driver never answers; only a command that fails lets it be stopped. */
const commandLimit = 30_000;

/** Starts WebKit on a virtual display of its own. */
export async function startWebKit() {
  const { paths, remedy } = findEngine("webkit");
  if (remedy) throw new Error(remedy);
  const { XVFB_PATH = "", WEBKIT_DRIVER_PATH = "", WEBKIT_BROWSER_PATH: binary } = paths;
  const screen = spawn(XVFB_PATH, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = await once(screen.stdio[3] as Readable, "data");
  const port = await freePort();
  const environment = { DISPLAY: `:${display}`.trim(), LANG: "en_GB.UTF-8" };
  const command = [WEBKIT_DRIVER_PATH, `--port=${port}`] as const;
  const driver = await startProgram(`http://127.0.0.1:${port}`, () => command, environment);
  const capabilities = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { binary, args: ["--automation"] } };
  const browser = new Builder().usingServer(driver.origin).withCapabilities(capabilities).build();
  const executor = browser.getExecutor();
  const execute = executor.execute.bind(executor);
  executor.execute = (command) =>
    Promise.race([
      execute(command),
      pause(commandLimit, undefined, { ref: false }).then(() => {
        throw new Error(`${command.getName()}: no answer from the browser in ${commandLimit} ms`);
      }),
    ]);
  return {
    browser,
    open: (url: string) => browser.get(url),
    read: <Value>(expression: string) => browser.executeScript<Value>(`return ${expression}`),
    /** Retries, as WebKit's driver waits neither for smooth scrolling nor for the layout of off-screen content. */
    click: (selector: string) =>
      expect(async () => {
        const element = await browser.findElement(By.css(selector));
        await browser.executeScript("arguments[0].scrollIntoView({ behavior: 'instant', block: 'center' })", element);
        await element.click();
      }).toPass({ timeout: 15_000 }),
    pressEscape: () => browser.actions().sendKeys(Key.ESCAPE).perform(),
    resize: (width: number, height: number) => browser.manage().window().setRect({ x: 0, y: 0, width, height }),
    /** Does not ask the browser, which may hang: without its screen, it ends. */
    stop() {
      screen.kill();
      return driver.stop();
    },
  };
}
