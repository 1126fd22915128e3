import type { Measured } from "./figures.ts";
import type { BrowserPlace } from "./phone.ts";

/** The part of Lighthouse's result that is read here. */
export interface LighthouseResult {
  categories: Readonly<Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>>;
  audits: Readonly<Record<string, Audit>>;
  runtimeError?: { message: string };
}

interface Audit {
  score: number | null;
  numericValue?: number;
  details?: { items?: readonly { url: string; transferSize?: number; resourceType?: string }[] };
}

/** From names that the compiler does not look up: bench/node_modules is not there before the command's first use. */
const names: Readonly<Record<"lighthouse" | "desktop" | "launcher", string>> = {
  lighthouse: "lighthouse",
  desktop: "lighthouse/core/config/desktop-config.js",
  launcher: "chrome-launcher",
};

/** How often a page is tried that Lighthouse cannot judge: a busy machine makes it lose its browser. */
const tries = 3;

/** Reads one result. Throws an `Error` that names a metric which is missing: then the page could not be judged. */
export function readResult({ categories, audits }: LighthouseResult): Measured {
  const metric = (id: string) => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse has no ${id}`);
    return value;
  };
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const requests = (audits["network-requests"]?.details?.items ?? []).filter(({ url }) => url.startsWith("http"));
  const kilobytes = (list: typeof requests) =>
    Math.round(list.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 100) / 10;
  // A metric passes when it is green; every other audit when it is spotless.
  const failing = Object.entries(categories).flatMap(([category, { auditRefs }]) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < (category === "performance" ? 0.9 : 1))
      .map(({ id }) => `${category} loses points by ${id}`),
  );
  return {
    figures: {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best practices": score("best-practices"),
      SEO: score("seo"),
      FCP: Math.round(metric("first-contentful-paint")),
      LCP: Math.round(metric("largest-contentful-paint")),
      TBT: Math.round(metric("total-blocking-time")),
      CLS: metric("cumulative-layout-shift"),
      kB: kilobytes(requests),
      "script kB": kilobytes(requests.filter(({ resourceType }) => resourceType === "Script")),
      requests: requests.length,
    },
    notes: failing,
  };
}

/** Lets Lighthouse judge a page in a fresh browser, with its own simulated slow line. */
export async function measureLighthouse(
  address: string,
  { executable, flags }: BrowserPlace,
  desktop: boolean,
): Promise<Measured> {
  const [{ default: lighthouse }, { default: desktopConfig }, { launch }] = await Promise.all([
    import(names.lighthouse),
    import(names.desktop),
    import(names.launcher),
  ]);
  for (let attempt = 1; ; attempt += 1) {
    const browser = await launch({ chromePath: executable, chromeFlags: flags, logLevel: "silent" });
    try {
      const settings = { port: browser.port, logLevel: "silent", disableFullPageScreenshot: true };
      const { lhr }: { lhr: LighthouseResult } = await lighthouse(
        address,
        settings,
        desktop ? desktopConfig : undefined,
      );
      if (lhr.runtimeError) throw new Error(`${address}: ${lhr.runtimeError.message}`);
      return readResult(lhr);
    } catch (error) {
      if (attempt === tries) throw error;
      console.log(`lighthouse: ${error instanceof Error ? error.message : error}; again`);
    } finally {
      await browser.kill();
    }
  }
}
