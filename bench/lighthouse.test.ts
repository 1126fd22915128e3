import { expect, it } from "vitest";
import { type LighthouseResult, readResult } from "./lighthouse.ts";

const weighed = (...ids: string[]) => ids.map((id) => ({ id, weight: 1 }));

const result: LighthouseResult = {
  categories: {
    performance: { score: 0.964, auditRefs: weighed("total-blocking-time", "first-contentful-paint") },
    accessibility: { score: 0.9, auditRefs: [...weighed("color-contrast"), { id: "bypass", weight: 0 }] },
    "best-practices": { score: 1, auditRefs: weighed("errors-in-console") },
    seo: { score: 1, auditRefs: [] },
  },
  audits: {
    "first-contentful-paint": { score: 0.95, numericValue: 900 },
    "largest-contentful-paint": { score: 1, numericValue: 1200 },
    "total-blocking-time": { score: 0.8, numericValue: 260 },
    "cumulative-layout-shift": { score: 1, numericValue: 0 },
    "color-contrast": { score: 0 },
    bypass: { score: 0 },
    "errors-in-console": { score: null },
    "network-requests": {
      score: 1,
      details: {
        items: [
          { url: "https://127.0.0.1/", transferSize: 13_000, resourceType: "Document" },
          { url: "https://127.0.0.1/a.js", transferSize: 70_000, resourceType: "Script" },
          { url: "data:image/png,", transferSize: 5 },
        ],
      },
    },
  },
};

it("reads scores, metrics, bytes and the audits that cost points", () => {
  expect(readResult(result)).toEqual({
    figures: {
      performance: 96,
      accessibility: 90,
      "best practices": 100,
      SEO: 100,
      FCP: 900,
      LCP: 1200,
      TBT: 260,
      CLS: 0,
      kB: 83,
      "script kB": 70,
      requests: 2,
    },
    notes: ["performance loses points by total-blocking-time", "accessibility loses points by color-contrast"],
  });
});

it("names a metric that is missing", () => {
  expect(() => readResult({ ...result, audits: {} })).toThrow("no first-contentful-paint");
});
