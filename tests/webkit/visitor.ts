import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, By, type WebDriver } from "selenium-webdriver";
import { test as base, beforeAll, expect, vi } from "vitest";
import { startProgram } from "../../commands/host/testing/local-hosts.ts";
import { findEngine } from "../../tools/find-engine.ts";
import { freePort } from "../../tools/free-port.ts";
import { isReady } from "../support/is-ready.ts";
import { serveWatched } from "./watched-site.ts";

/** For polling, in ms. */
const options = { timeout: 15_000 };

/** In ms. Where the browser hangs, its driver never answers; only a command that fails lets the test be tried again. */
const commandLimit = 30_000;

/** Starts WebKit on a virtual display of its own. */
async function startBrowser() {
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
  /** Does not ask the browser, which may hang: without its screen, it ends. */
  const stop = () => {
    screen.kill();
    return driver.stop();
  };
  return { browser, stop };
}

/** Helpers to use the site in this browser. Expressions are evaluated in the page. */
function visitorWith(browser: WebDriver, origin: string) {
  const read = <Value>(expression: string) => browser.executeScript<Value>(`return ${expression}`);
  const expectRead = (expression: string, wanted: unknown) =>
    expect.poll(() => read(expression), { ...options, message: expression }).toEqual(wanted);
  const bringIntoView = (selector: string) =>
    read(`document.querySelector('${selector}').scrollIntoView({ behavior: "instant", block: "center" })`);
  /** Retries, as WebKit's driver waits neither for smooth scrolling nor for the layout of off-screen content. */
  const click = (selector: string) =>
    vi.waitFor(async () => {
      await bringIntoView(selector);
      await browser.findElement(By.css(selector)).click();
    }, options);
  return {
    browser,
    read,
    expectRead,
    bringIntoView,
    click,
    expectVisible: (selector: string, isVisible: boolean) =>
      expectRead(
        `document.querySelector('${selector}')?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false`,
        isVisible,
      ),
    async visit(path: string) {
      await browser.get(origin + path);
      await expectRead(isReady, true);
    },
    resize: (width: number, height: number) => browser.manage().window().setRect({ x: 0, y: 0, width, height }),
  };
}

export type Visitor = ReturnType<typeof visitorWith>;

let site: Awaited<ReturnType<typeof serveWatched>>;
beforeAll(async () => {
  site = await serveWatched();
  return site.stop;
});

/** The browser has stored nothing but a rejection in the banner. Console errors and warnings fail the test. */
export const test = base.extend<{ visitor: Visitor }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from this pattern
  visitor: async ({}, use) => {
    site.faults.length = 0;
    const { browser, stop } = await startBrowser();
    try {
      const visitor = visitorWith(browser, site.origin);
      await visitor.resize(1280, 900);
      await visitor.visit("/");
      await visitor.read("localStorage.setItem('cookieConsent', 'rejected')");
      await use(visitor);
    } finally {
      await stop();
    }
    expect(site.faults, "errors in the console").toEqual([]);
  },
});
