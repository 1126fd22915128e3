import type { Browser, Locator, Page } from "@playwright/test";
import { chooseNext } from "../browser/choose-next.ts";
import { pause } from "../browser/pause.ts";
import { openPhone } from "../browser/phone.ts";
import { type Control, type ControlName, controls, menuOpener } from "./controls.ts";
import { observe } from "./observe.ts";

/** How long a page rests after `load` before it is touched as a settled one, in ms. */
const settled = 3000;

/** How long after a touch its consequences are still awaited, in ms. */
const aftermath = 1000;

/** The control that is on the screen, if there is one. */
async function visible(page: Page, selector: string): Promise<Locator | undefined> {
  const found = page.locator(selector).filter({ visible: true }).first();
  return (await found.count()) > 0 ? found : undefined;
}

/** From a touch to the next paint, in ms; 0 stands for less than 16, which the browser does not report. */
async function timeOf(page: Page, touch: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    window.observed.interactions = [];
  });
  await touch();
  await pause(aftermath);
  return page.evaluate(() => Math.max(0, ...window.observed.interactions.map(({ duration }) => duration)));
}

async function openSettled(browser: Browser, address: string, rest: number, { atLowerEdge }: Control) {
  const phone = await openPhone(browser);
  await phone.page.addInitScript(observe);
  if (atLowerEdge) await phone.page.addInitScript(() => localStorage.setItem("cookieConsent", "rejected"));
  await phone.page.goto(address, { waitUntil: "load", timeout: 60_000 });
  await pause(rest);
  return phone;
}

/** A choice in a select is made by a key, as a tap opens a list that belongs to the system. */
async function touch(control: Locator): Promise<void> {
  const select = await control.evaluate((element) => element.localName === "select");
  if (select) await chooseNext(control);
  else await control.tap({ noWaitAfter: true });
}

/**
 * From a trusted touch of a control on the settled page to the next paint, in ms; `undefined` where there is no such
 * control. A control in the menu is touched once the menu is open.
 */
export async function tapTime(browser: Browser, address: string, name: ControlName): Promise<number | undefined> {
  const { page, close } = await openSettled(browser, address, settled, controls[name]);
  const { selector, inMenu } = controls[name];
  if (inMenu) {
    await (await visible(page, menuOpener))?.tap({ noWaitAfter: true });
    await pause(aftermath);
  }
  const control = await visible(page, selector);
  const time = control && (await timeOf(page, () => touch(control)));
  await close();
  return time;
}

export interface Presses {
  first: number;
  second: number;
}

/**
 * What the first touch of a control costs `after` ms after `load`, and what the second does, in ms to the next paint:
 * the difference is work that waited for a visitor. `undefined` where there is no such control.
 */
export async function pressTimes(
  browser: Browser,
  address: string,
  name: ControlName,
  after: number,
): Promise<Presses | undefined> {
  const { page, close } = await openSettled(browser, address, after, controls[name]);
  const control = await visible(page, controls[name].selector);
  if (!control) {
    await close();
    return undefined;
  }
  const first = await timeOf(page, () => touch(control));
  await page.evaluate(() => {
    for (const popover of document.querySelectorAll<HTMLElement>(":popover-open")) popover.hidePopover();
    for (const details of document.querySelectorAll("details")) details.open = false;
  });
  await pause(aftermath);
  const second = await timeOf(page, () => touch(control));
  await close();
  return { first, second };
}
