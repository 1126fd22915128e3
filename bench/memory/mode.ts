import type { CDPSession, Locator, Page } from "@playwright/test";
import { chooseNext } from "../browser/choose-next.ts";
import { pause } from "../browser/pause.ts";
import { openPhone } from "../browser/phone.ts";
import { startBrowser } from "../browser/start-browser.ts";
import type { Options } from "../options.ts";
import { controls, menuOpener } from "../real/controls.ts";
import type { Section } from "../report/section.ts";
import { kilobytes, number, table } from "../report/table.ts";
import { pagesNamed } from "../site-pages.ts";
import type { Bench } from "../sites.ts";

/** What the page holds after what nobody needs any more has been thrown away. */
export interface Sample {
  minute: number;
  /** In bytes. */
  heap: number;
  nodes: number;
  listeners: number;
}

async function sample(session: CDPSession, minute: number): Promise<Sample> {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { minute, heap: of("JSHeapUsedSize"), nodes: of("Nodes"), listeners: of("JSEventListeners") };
}

/** Uses what the page has as a visitor may: the theme there and back, another language, the page to its end and up. */
async function use(page: Page): Promise<void> {
  const shown = (selector: string): Locator => page.locator(selector).filter({ visible: true }).first();
  const has = async (selector: string) => (await shown(selector).count()) > 0;
  if (await has(menuOpener)) {
    await shown(menuOpener).tap();
    await pause(500);
    for (let turn = 0; turn < 2 && (await has(controls.theme.selector)); turn += 1) {
      await shown(controls.theme.selector).tap();
      await pause(500);
    }
    if (await has(controls.language.selector)) await chooseNext(shown(controls.language.selector));
    await pause(500);
    await page.keyboard.press("Escape");
  }
  for (const direction of [1, -1]) {
    for (let screens = 0; screens < 20; screens += 1) {
      await page.mouse.wheel(0, direction * 800);
      await pause(100);
    }
  }
}

/** Leaves a page open for some minutes, used once a minute, and tells what it holds: steady is well, rising is a leak. */
export async function measureMemory({ ours, browser: place }: Bench, options: Options): Promise<Section> {
  const [first] = options.pages ?? pagesNamed("/");
  const path = first?.path ?? "/";
  const browser = await startBrowser(place);
  const { page, session, close } = await openPhone(browser, { throttled: false });
  await session.send("Performance.enable");
  await page.goto(ours.origin + path, { waitUntil: "load", timeout: 60_000 });
  await pause(2000);
  const samples = [await sample(session, 0)];
  for (let minute = 1; minute <= options.minutes; minute += 1) {
    const endsAt = performance.now() + 60_000;
    await use(page);
    await pause(Math.max(0, endsAt - performance.now()));
    samples.push(await sample(session, minute));
    console.log(`memory: minute ${minute} of ${options.minutes}`);
  }
  await close();
  await browser.close();
  const rows = table(samples, [
    ["minute", ({ minute }) => number(minute)],
    ["heap kB", ({ heap }) => kilobytes(heap)],
    ["nodes", ({ nodes }) => number(nodes)],
    ["listeners", ({ listeners }) => number(listeners)],
  ]);
  const what = `\`${path}\` left open on a phone, used once a minute, after garbage collection:`;
  return { mode: "memory", text: `${what}\n\n${rows}`, raw: samples };
}
