import { expect, it } from "vitest";
import { type LighthouseResult, readJudgement } from "./result.ts";

const result: LighthouseResult = {
  lighthouseVersion: "13.5.0",
  categories: {
    performance: { score: 0.964, auditRefs: [{ id: "total-blocking-time", weight: 30 }] },
    accessibility: {
      score: 0.9,
      auditRefs: [
        { id: "color-contrast", weight: 7 },
        { id: "landmark-one-main", weight: 3 },
        { id: "bypass", weight: 0 },
      ],
    },
    "best-practices": { score: 1, auditRefs: [{ id: "errors-in-console", weight: 1 }] },
    seo: { score: 1, auditRefs: [] },
  },
  audits: {
    "first-contentful-paint": { score: 1, numericValue: 900 },
    "largest-contentful-paint": { score: 1, numericValue: 1200 },
    "total-blocking-time": { score: 0.8, numericValue: 260 },
    "cumulative-layout-shift": { score: 1, numericValue: 0 },
    "color-contrast": { score: 0 },
    "landmark-one-main": { score: 1 },
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
  expect(readJudgement(result)).toEqual({
    scores: { performance: 96, accessibility: 90, "best-practices": 100, seo: 100 },
    firstPaint: 900,
    largestPaint: 1200,
    blocking: 260,
    shift: 0,
    bytes: 83_000,
    scriptBytes: 70_000,
    requests: 2,
    failing: ["performance: total-blocking-time", "accessibility: color-contrast"],
  });
});

it("names a metric that is missing", () => {
  expect(() => readJudgement({ ...result, audits: {} })).toThrow("no first-contentful-paint");
});
