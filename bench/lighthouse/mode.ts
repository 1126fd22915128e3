import { startBrowser } from "../browser/start-browser.ts";
import { warmUp } from "../browser/warm-up.ts";
import type { Options } from "../options.ts";
import type { Section } from "../report/section.ts";
import { sitePages } from "../site-pages.ts";
import type { Bench } from "../sites.ts";
import { judge } from "./library.ts";
import { type Judgement, readJudgement } from "./result.ts";
import { type Judged, lighthouseTables } from "./tables.ts";

/** How often a page is tried again that Lighthouse could not judge: a busy machine makes it lose its browser. */
const tries = 3;

async function judgeStubbornly({ address, preset }: Judged, { browser }: Bench): Promise<Judgement> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return readJudgement(await judge(address, preset, browser));
    } catch (error) {
      if (attempt === tries) throw error;
      console.log(`lighthouse: ${error instanceof Error ? error.message : error}; again`);
    }
  }
}

/** Every page and the floor in turn, `runs` times over; about 10 s a page and run. */
export async function measureLighthouse(bench: Bench, options: Options): Promise<Section> {
  const subjects = options.presets.flatMap((preset): Judged[] => [
    { name: "floor", address: `${bench.floor.origin}/`, preset, runs: [] },
    ...(options.pages ?? sitePages).map(({ path }) => ({
      name: path,
      address: bench.ours.origin + path,
      preset,
      runs: [],
    })),
  ]);
  const browser = await startBrowser(bench.browser);
  for (const address of new Set(subjects.map((subject) => subject.address))) await warmUp(browser, address);
  await browser.close();

  for (let round = 1; round <= options.runs; round += 1) {
    for (const subject of subjects) {
      subject.runs.push(await judgeStubbornly(subject, bench));
      console.log(`lighthouse: round ${round} of ${options.runs}, ${subject.preset} ${subject.name}`);
    }
  }
  return { mode: "lighthouse", text: lighthouseTables(subjects), raw: subjects };
}
