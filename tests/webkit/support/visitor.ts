import { By, type WebDriver, type WebElement } from "selenium-webdriver";
import { expect } from "vitest";
import type { WatchedSite } from "./watched-site.ts";
import type { WebKit } from "./webkit.ts";

/** Somebody who visits the site with a browser of their own. */
export interface Visitor {
  readonly browser: WebDriver;
  /** Opens a page and waits until its behaviours run. */
  visit(path: string): Promise<void>;
  one(selector: string): Promise<WebElement>;
  press(selector: string): Promise<void>;
  choose(select: string, value: string): Promise<void>;
  /** What an expression says in the page. */
  read<Value>(expression: string): Promise<Value>;
  /** Waits until an expression says this. */
  expectRead(expression: string, wanted: unknown): Promise<void>;
  /** The path that is open, once it is this one. */
  expectPath(path: string): Promise<void>;
}

/** In ms. */
const patience = 15_000;

export const seen = (selector: string) =>
  `document.querySelector(${JSON.stringify(selector)})?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ?? false`;

function visitorWith(browser: WebDriver, origin: string): Visitor {
  const one = (selector: string) => browser.findElement(By.css(selector));
  const read = <Value>(expression: string) => browser.executeScript<Value>(`return ${expression}`);
  const expectRead = (expression: string, wanted: unknown) =>
    expect.poll(() => read(expression), { timeout: patience, message: expression }).toEqual(wanted);
  // WebKit's driver does not wait for a page that scrolls smoothly.
  const bringIntoView = (selector: string) =>
    read(
      `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ behavior: "instant", block: "center" })`,
    );
  return {
    browser,
    one: async (selector) => one(selector),
    read,
    expectRead,
    expectPath: (path) => expectRead("location.pathname", path),
    async visit(path) {
      await browser.get(origin + path);
      await expectRead("'live' in document.documentElement.dataset", true);
    },
    async press(selector) {
      await bringIntoView(selector);
      await one(selector).click();
    },
    async choose(select, value) {
      await bringIntoView(select);
      await one(`${select} option[value="${value}"]`).click();
    },
  };
}

/** Sends a visitor and afterwards expects that nothing went wrong but what is allowed. */
export async function send(
  webkit: WebKit,
  site: WatchedSite,
  walk: (visitor: Visitor) => Promise<void>,
  { width = 1280, height = 900, allowedFaults = [] as readonly RegExp[] } = {},
): Promise<void> {
  site.faults.length = 0;
  const browser = await webkit.open(width, height);
  try {
    await walk(visitorWith(browser, site.origin));
  } finally {
    await browser.quit();
  }
  const unexpected = site.faults.filter((fault) => !allowedFaults.some((allowed) => allowed.test(fault)));
  expect(unexpected, "errors in the console").toEqual([]);
}
