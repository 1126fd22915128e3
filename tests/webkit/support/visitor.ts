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
  // WebKit's driver waits neither for a page that scrolls smoothly nor for one that is laid out as it comes near.
  const click = (inView: string, target = inView) =>
    expect
      .poll(
        async () => {
          await read(
            `document.querySelector(${JSON.stringify(inView)}).scrollIntoView({ behavior: "instant", block: "center" })`,
          );
          return one(target)
            .click()
            .then(
              () => true,
              (cause: Error) => {
                if (cause.name === "ElementNotInteractableError") return false;
                throw cause;
              },
            );
        },
        { timeout: patience, message: `a press on ${target}` },
      )
      .toBe(true);
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
    press: (selector) => click(selector),
    choose: (select, value) => click(select, `${select} option[value="${value}"]`),
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
