import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";
import { join, relative } from "node:path";
import { findBrowser } from "../tools/find-browser.ts";
import { measureBytes } from "./bytes.ts";
import { differences, type Measured, medians, notes, type Row } from "./figures.ts";
import { measureLighthouse } from "./lighthouse.ts";
import { measureLoad } from "./load.ts";
import { type Mode, type Options, readOptions } from "./options.ts";
import { type BrowserPlace, browserFlags, inBrowser, onPhone, open } from "./phone.ts";
import { serve } from "./serve.ts";

const scratch = join(import.meta.dirname, "../.cache/bench");

const titles: Readonly<Record<Mode, string>> = {
  lighthouse: "Lighthouse; times in ms, simulated",
  bytes: "On a phone, kB over the wire: first view until 5 s after load, read to the end, the same visit once more",
  load: "A real load: 412 x 823, touch, 1.6 Mbps, 150 ms, processor 4 times slower; ms until 5 s after load",
};

const answerOf = (program: string, ...parameters: string[]) =>
  spawnSync(program, parameters, { encoding: "utf8", cwd: import.meta.dirname }).stdout?.trim() ?? "";

/** When, on what and with what is measured, in one sentence. */
function circumstances(browser: string): string {
  const commit = answerOf("git", "rev-parse", "--short", "HEAD") + (answerOf("git", "status", "--porcelain") && "+");
  const machine = `${cpus().length} × ${cpus()[0]?.model}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  const versions = `${answerOf(browser, "--version")}, Node ${process.versions.node}`;
  return `Measured ${new Date().toISOString().slice(0, 10)} at ${commit || "no commit"} on ${machine}; ${versions}`;
}

async function measureMode(mode: Mode, pages: readonly [Row, string][], place: BrowserPlace, options: Options) {
  const measure: Readonly<Record<Mode, (address: string) => Promise<Measured>>> = {
    lighthouse: (address) => measureLighthouse(address, place, options.desktop),
    bytes: (address) => measureBytes(address, place),
    load: (address) => measureLoad(address, place),
  };
  // In turn, so that a busy moment of the machine meets all; bytes do not vary as times do.
  const rounds = mode === "bytes" ? 1 : options.runs;
  for (let round = 1; round <= rounds; round += 1) {
    for (const [row, address] of pages) {
      row.runs.push(await measure[mode](address));
      console.log(`${mode}: round ${round} of ${rounds}, ${row.site} ${row.path}`);
    }
  }
}

async function main(options: Options): Promise<void> {
  const executable = findBrowser();
  const found = circumstances(executable);
  console.log(found);
  const busy = loadavg()[0] ?? 0;
  if (busy > cpus().length / 2) console.log(`bench: this machine is busy (${busy.toFixed(1)}): times will be too long`);

  const { origins, fingerprint, close } = await serve(options.sites, scratch);
  const place = { executable, flags: browserFlags(fingerprint) };
  const pageOf = (site: string, path: string): [Row, string] => [
    { site, path, runs: [] },
    `${origins.get(site)}${path}`,
  ];
  try {
    for (const mode of options.modes) {
      const pages = options.sites.flatMap(({ name }) => options.pages.map((path) => pageOf(name, path)));
      pages.unshift(pageOf("baseline", "/"));
      // A visit that is not counted, so that none of those that are waits for a disk.
      await inBrowser(place, async (browser) => {
        for (const [, address] of pages) await onPhone(browser, "fast", (page) => open(page, address));
      });
      await measureMode(mode, pages, place, options);
      const rows = pages.map(([row]) => row);
      console.log(`\n${titles[mode]}; median (least–most):`);
      console.table(medians(rows));
      if (options.sites.length > 1) {
        console.log("Differences in the same round, median (least–most):");
        console.table(differences(rows));
      }
      console.log(notes(rows));

      const file = join(scratch, `${mode}-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.json`);
      mkdirSync(scratch, { recursive: true });
      writeFileSync(file, `${JSON.stringify({ found, rows }, null, 1)}\n`);
      console.log(`\nbench: every single run is in ${relative(process.cwd(), file)}`);
    }
  } finally {
    await close();
  }
}

try {
  await main(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(`bench: ${error instanceof Error ? error.message : error}`);
  console.error("bench: docs/how-to/measure.md tells what it takes");
  process.exitCode = 1;
}
