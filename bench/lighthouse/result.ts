/** The part of Lighthouse's result that is read here. */
export interface LighthouseResult {
  lighthouseVersion: string;
  categories: Readonly<Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] }>>;
  audits: Readonly<
    Record<
      string,
      {
        score: number | null;
        numericValue?: number;
        details?: { items?: readonly { url: string; transferSize?: number; resourceType?: string }[] };
      }
    >
  >;
}

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

/** The figures of one judgement; times in ms. */
export interface Judgement {
  /** From 0 to 100. */
  scores: Record<Category, number>;
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  /** Over the wire, in bytes. */
  bytes: number;
  scriptBytes: number;
  requests: number;
  /** The audits that cost points, each behind its category. */
  failing: string[];
}

/** A metric passes when it is green; every other audit when it is spotless. */
const passing = (category: Category) => (category === "performance" ? 0.9 : 1);

/** Reads one result. Throws an `Error` that names a metric which is missing: then the page could not be judged. */
export function readJudgement({ categories: found, audits }: LighthouseResult): Judgement {
  const metric = (id: string) => {
    const value = audits[id]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse has no ${id}`);
    return value;
  };
  const requests = (audits["network-requests"]?.details?.items ?? []).filter(({ url }) => url.startsWith("http"));
  const bytesOf = (list: typeof requests) => list.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const failingOf = (category: Category) =>
    (found[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < passing(category))
      .map(({ id }) => `${category}: ${id}`);
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, Math.round((found[category]?.score ?? 0) * 100)]),
    ) as Judgement["scores"],
    firstPaint: metric("first-contentful-paint"),
    largestPaint: metric("largest-contentful-paint"),
    blocking: metric("total-blocking-time"),
    shift: metric("cumulative-layout-shift"),
    bytes: bytesOf(requests),
    scriptBytes: bytesOf(requests.filter(({ resourceType }) => resourceType === "Script")),
    requests: requests.length,
    failing: categories.flatMap(failingOf),
  };
}
