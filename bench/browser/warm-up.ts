import type { Browser } from "@playwright/test";
import { type ControlName, controlNames, controls } from "../real/controls.ts";
import { pause } from "./pause.ts";
import { openPhone } from "./phone.ts";

/**
 * A visit that is not counted, scrolled to the end, so that no measured one waits for a file to be read or compressed.
 * Returns which controls the page has. Throws an `Error` when the page does not answer with 200.
 */
export async function warmUp(browser: Browser, address: string): Promise<ControlName[]> {
  const { page, close } = await openPhone(browser, { throttled: false });
  const response = await page.goto(address, { waitUntil: "load", timeout: 60_000 });
  if (response?.status() !== 200) throw new Error(`${address} answers ${response?.status()}`);
  for (let screens = 0; screens < 30; screens += 1) {
    await page.mouse.wheel(0, 800);
    await pause(50);
  }
  const found: ControlName[] = [];
  for (const name of controlNames) if ((await page.locator(controls[name].selector).count()) > 0) found.push(name);
  await close();
  return found;
}
