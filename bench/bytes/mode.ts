import { startBrowser } from "../browser/start-browser.ts";
import { warmUp } from "../browser/warm-up.ts";
import type { Options } from "../options.ts";
import type { Section } from "../report/section.ts";
import { type Column, kilobytes, number, table } from "../report/table.ts";
import { sitePages } from "../site-pages.ts";
import type { Bench } from "../sites.ts";
import { kinds } from "./traffic.ts";
import { measureVisits, type Visits } from "./visits.ts";

/** A page and what its visits fetch. */
export interface Weighed {
  name: string;
  visits: Visits;
}

const columns: readonly Column<Weighed>[] = [
  ["page", ({ name }) => name],
  ...kinds.map((kind): Column<Weighed> => [kind, ({ visits }) => kilobytes(visits.firstView.bytes[kind])]),
  ["first view", ({ visits }) => kilobytes(visits.firstView.total)],
  ["requests", ({ visits }) => number(visits.firstView.requests)],
  ["read to the end", ({ visits }) => kilobytes(visits.firstVisit.total)],
  ["requests", ({ visits }) => number(visits.firstVisit.requests)],
  ["once more", ({ visits }) => kilobytes(visits.repeatVisit.total)],
  ["requests", ({ visits }) => number(visits.repeatVisit.requests)],
];

/** What every page sends over the wire, once: bytes do not vary as times do. About 15 s a page. */
export async function measureBytes(bench: Bench, options: Options): Promise<Section> {
  const rows: Weighed[] = [];
  const browser = await startBrowser(bench.browser);
  const addresses = [
    { name: "floor", address: `${bench.floor.origin}/` },
    ...(options.pages ?? sitePages).map(({ path }) => ({ name: path, address: bench.ours.origin + path })),
  ];
  for (const { name, address } of addresses) {
    await warmUp(browser, address);
    rows.push({ name, visits: await measureVisits(browser, address) });
    console.log(`bytes: ${name}`);
  }
  await browser.close();
  const text = [
    "On a phone, kB over the wire, headers included: the first view until 5 s after `load` by kind, the visit read to",
    "the end, and the same visit once more the same day.",
  ].join("\n");
  return { mode: "bytes", text: [text, table(rows, columns)].join("\n\n"), raw: rows };
}
