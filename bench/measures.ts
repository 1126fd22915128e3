import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Figures } from "./figures.ts";

interface LighthouseResult {
  categories: Readonly<Record<string, { score: number; auditRefs: readonly { id: string; weight: number }[] }>>;
  audits: Readonly<Record<string, Audit>>;
  runtimeError?: { message: string };
}

interface Audit {
  score: number | null;
  numericValue?: number;
  details?: { items: readonly { url: string; transferSize: number; resourceType: string }[] };
}

const program = join(import.meta.dirname, "node_modules/lighthouse/cli/index.js");

/** Loads a page in a fresh browser. Rejects with an `Error` if Lighthouse cannot load or judge it. */
async function runLighthouse(address: string, options: readonly string[]) {
  const common = ["--output=json", "--quiet", "--disable-full-page-screenshot"];
  const { stdout } = await promisify(execFile)(process.execPath, [program, address, ...common, ...options], {
    maxBuffer: 2 ** 28,
  });
  const { categories, audits, runtimeError }: LighthouseResult = JSON.parse(stdout);
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const metric = (id: string) => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`${address}: Lighthouse has no ${id}`);
    return value;
  };
  const metrics = {
    FCP: Math.round(metric("first-contentful-paint")),
    LCP: Math.round(metric("largest-contentful-paint")),
    TBT: Math.round(metric("total-blocking-time")),
    CLS: metric("cumulative-layout-shift"),
  };
  return { categories, audits, metrics, mainThread: Math.round(metric("mainthread-work-breakdown")) };
}

/** Scores, metrics with simulated throttling, and transfer sizes in kB. Logs the audits that cost points. */
async function judge(address: string, options: readonly string[]): Promise<Figures> {
  const { categories, audits, metrics } = await runLighthouse(address, options);
  for (const [category, { auditRefs }] of Object.entries(categories)) {
    // A metric passes if it is green; other audits only with a full score.
    const minimum = category === "performance" ? 0.9 : 1;
    const failed = auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < minimum);
    for (const { id } of failed) console.log(`${address}: ${category} loses points for ${id}`);
  }
  const scores = Object.entries(categories).map(([category, { score }]) => [category, Math.round(score * 100)]);
  const items = audits["network-requests"]?.details?.items ?? [];
  const requests = items.filter(({ url }) => url.startsWith("http"));
  const kilobytes = (kind?: string) =>
    requests
      .filter(({ resourceType }) => kind === undefined || resourceType === kind)
      .reduce((sum, { transferSize }) => sum + transferSize / 1000, 0);
  const sizes = ["Document", "Script", "Font", "Image", "Media"].map((kind) => [`${kind} kB`, kilobytes(kind)]);
  return {
    ...Object.fromEntries([...scores, ...Object.entries(metrics), ...sizes]),
    "all kB": kilobytes(),
    requests: requests.length,
  };
}

/** Metrics with real network and CPU throttling instead of simulated. */
async function load(address: string, options: readonly string[]): Promise<Figures> {
  const settings = [
    "requestLatencyMs=150",
    "downloadThroughputKbps=1600",
    "uploadThroughputKbps=750",
    "cpuSlowdownMultiplier=4",
  ];
  const { metrics, mainThread } = await runLighthouse(address, [
    ...options,
    ...["--only-categories=performance", "--throttling-method=devtools"],
    ...settings.map((setting) => `--throttling.${setting}`),
  ]);
  return { ...metrics, "main thread": mainThread };
}

export const measures = {
  lighthouse: { title: "Lighthouse; times in ms, simulated", measure: judge },
  load: { title: "A real load: 1.6 Mbps, 150 ms, processor 4 times slower; times in ms", measure: load },
};
