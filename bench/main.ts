import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { localeCodes } from "../src/config/locales.ts";
import { pageKeys } from "../src/config/pages.ts";
import { pathOf } from "../src/lib/addresses.ts";
import { findBrowser } from "../tools/find-browser.ts";
import { type Figures, summaryOf } from "./figures.ts";
import { measures } from "./measures.ts";
import { packBaseline, serve } from "./serve.ts";

const results = ".cache/bench";
// npm runs this in `bench`; all paths are relative to the project's root.
process.chdir(join(import.meta.dirname, ".."));

type Mode = keyof typeof measures;
const modes = Object.keys(measures) as Mode[];

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: "string", default: "5" },
      pages: { type: "string", default: "/" },
      site: { type: "string", multiple: true, default: [] },
      desktop: { type: "boolean", default: false },
    },
  });
  const runs = Number(values.runs);
  if (!(runs >= 1)) throw new Error(`--runs: got "${values.runs}", expected a number of 1 or more`);
  const unknown = positionals.find((name) => !(name in measures));
  if (unknown) throw new Error(`mode: got "${unknown}", expected one of ${modes.join(", ")}`);
  const everyPage = pageKeys.flatMap((page) => localeCodes.map((locale) => pathOf(page, locale)));
  return {
    modes: positionals.length > 0 ? (positionals as Mode[]) : modes,
    runs,
    pages: values.pages === "all" ? everyPage : values.pages.split(","),
    sites: values.site.map((text) => {
      const [name, folder] = text.split("=");
      if (!name || !folder)
        throw new Error(`--site: got "${text}", expected a name and a folder such as before=../before/dist`);
      return { name, folder };
    }),
    desktop: values.desktop,
  };
}

function describeEnvironment(browser: string): string {
  const outputOf = (program: string, ...parameters: string[]) =>
    spawnSync(program, parameters, { encoding: "utf8" }).stdout?.trim() ?? "";
  const commit = outputOf("git", "rev-parse", "--short", "HEAD") + (outputOf("git", "status", "--porcelain") && "+");
  const versions = `${outputOf(browser, "--version")}, Node ${process.versions.node}`;
  const day = new Date().toISOString().slice(0, 10);
  return `Measured ${day} at ${commit || "no commit"} on ${cpus().length} × ${cpus()[0]?.model}; ${versions}`;
}

interface Row {
  page: string;
  address: string;
  found: Figures[];
}

function report(mode: Mode, rows: readonly Row[], measured: string): void {
  console.log(`\n${measures[mode].title}; median (least–most):`);
  console.table(Object.fromEntries(rows.map(({ page, found }) => [page, summaryOf(found)])));
  const file = join(results, `${mode}-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.json`);
  writeFileSync(file, `${JSON.stringify({ measured, rows }, null, 1)}\n`);
  console.log(`\nbench: all runs are in ${file}`);
}

async function main(): Promise<void> {
  const { modes, runs, pages, sites, desktop } = readOptions();
  const browser = findBrowser();
  const measured = describeEnvironment(browser);
  console.log(measured);
  const [load = 0] = loadavg();
  if (load > cpus().length / 2) console.log(`bench: this machine is busy (${load.toFixed(1)}): times will be too long`);
  mkdirSync(results, { recursive: true });
  const baseline = { name: "baseline", folder: join(results, "baseline") };
  packBaseline(baseline.folder);
  const served = [baseline, { name: "ours", folder: "dist" }, ...sites];
  const { origins, fingerprint } = await serve(served.map(({ folder }) => folder));
  process.env.CHROME_PATH = browser;
  const flags = [
    "--headless=new --no-sandbox --disable-gpu",
    `--ignore-certificate-errors-spki-list='${fingerprint}'`,
    // Requests to other hosts fail at once.
    "--host-resolver-rules='MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'",
  ];
  const options = [`--chrome-flags=${flags.join(" ")}`, ...(desktop ? ["--preset=desktop"] : [])];
  for (const mode of modes) {
    const rows = served.flatMap(({ name }, index) =>
      (index === 0 ? ["/"] : pages).map((path): Row => {
        return { page: `${name} ${path}`, address: `${origins[index]}${path}`, found: [] };
      }),
    );
    // A warm-up, so that no counted run waits for the disk.
    await measures[mode].measure(`${origins[0]}/`, options);
    // Alternating, so that a busy moment of the machine affects all pages.
    for (let round = 1; round <= runs; round += 1) {
      for (const { page, address, found } of rows) {
        found.push(await measures[mode].measure(address, options));
        console.log(`${mode}: round ${round} of ${runs}, ${page}`);
      }
    }
    report(mode, rows, measured);
  }
}

await main().catch((error) => {
  console.error(`bench: ${error instanceof Error ? error.message : error}`);
  console.error("bench: see docs/how-to/measure.md for the requirements");
  process.exitCode = 1;
});
// The servers would keep the process running.
process.exit();
