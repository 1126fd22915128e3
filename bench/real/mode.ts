import { startBrowser } from "../browser/start-browser.ts";
import { warmUp } from "../browser/warm-up.ts";
import type { Options } from "../options.ts";
import type { Section } from "../report/section.ts";
import { pagesNamed } from "../site-pages.ts";
import type { Bench } from "../sites.ts";
import { measureOnce, type RealSubject } from "./one-run.ts";
import { realTables } from "./tables.ts";

/**
 * Real loads on a slow phone: ours and the floor in turn, a fresh browser for each round, so that a busy moment of the
 * machine meets both. About three minutes a round for one page.
 */
export async function measureReal({ ours, floor, browser: place }: Bench, options: Options): Promise<Section> {
  const pages = options.pages ?? pagesNamed("/");
  const subjects: RealSubject[] = [
    ...pages.map(({ path }) => ({ name: `ours ${path}`, address: ours.origin + path, there: [], runs: [] })),
    { name: "floor", address: `${floor.origin}/`, there: [], runs: [] },
  ];
  for (let round = 1; round <= options.runs; round += 1) {
    for (const subject of subjects) {
      const browser = await startBrowser(place);
      try {
        if (round === 1) subject.there = await warmUp(browser, subject.address);
        subject.runs.push(await measureOnce(browser, subject.address, subject.there));
      } finally {
        await browser.close();
      }
      console.log(`real: round ${round} of ${options.runs}, ${subject.name}`);
    }
  }
  return { mode: "real", text: realTables(subjects), raw: subjects };
}
