import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Visits } from "../bytes/visits.ts";
import { fillTemplate } from "../report/document.ts";
import { kilobytes, number, table } from "../report/table.ts";
import { type Day, dayOf, linesFor, originDay, type VisitCost } from "./arithmetic.ts";
import { type FileClass, keptFor } from "./file-classes.ts";

/** What the page of arithmetic is made of. */
export interface ScaleFigures {
  visits: Visits;
  classes: readonly FileClass[];
  /** What one core answers in a second, by server, and the most memory that it took, in bytes. */
  servers: readonly { name: string; perCore: number; memory: number }[];
  /** What the load asked for. */
  paths: readonly string[];
  /** On what it was measured, in one sentence. */
  told: string;
}

const million = 1_000_000;
const gigabit = 1e9;
const locations = 100;
/** How many of ten visits are by somebody who was there the same day. */
const repeatedShares = [0, 0.3] as const;

/** Bytes in the unit that suits them. */
export function amount(bytes: number): string {
  const units = ["B", "kB", "MB", "GB", "TB", "PB"];
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  const value = bytes / 1000 ** step;
  return `${number(value, value < 10 && step > 0 ? 1 : 0)} ${units[step]}`;
}

const count = (value: number) => Math.round(value).toLocaleString("en-GB");
const bits = (perSecond: number) => `${number(perSecond / gigabit, 2)} Gbit/s`;
const cost = ({ total, requests }: Visits["firstView"]): VisitCost => ({ bytes: total, requests });

const visitsTable = ({ firstView, firstVisit, repeatVisit }: Visits) =>
  table(
    [
      { name: "first view, 5 s after `load`", of: firstView },
      { name: "first visit, read to the end", of: firstVisit },
      { name: "once more the same day, read to the end", of: repeatVisit },
    ],
    [
      ["visit", ({ name }) => name],
      ["kB", ({ of }) => kilobytes(of.total)],
      ["requests", ({ of }) => number(of.requests)],
    ],
  );

const daysTable = (rows: readonly { repeated: number; day: Day }[]) =>
  table(rows, [
    ["visits a day by those who come twice", ({ repeated }) => `${repeated * 10} of 10`],
    ["bytes a day", ({ day }) => amount(day.bytes)],
    ["requests a day", ({ day }) => count(day.requests)],
    ["requests/s, busiest hour", ({ day }) => count(day.requestsPerSecond)],
    ["line, busiest hour", ({ day }) => bits(day.bitsPerSecond)],
  ]);

const serverTable = ({ servers }: ScaleFigures, busiest: Day) =>
  table(servers, [
    ["server", ({ name }) => name],
    ["requests per core and s", ({ perCore }) => count(perCore)],
    ["cores busy in the busiest hour", ({ perCore }) => number(busiest.requestsPerSecond / perCore, 2)],
    ["memory", ({ memory }) => amount(memory)],
  ]);

function days(seconds: number): string {
  if (seconds === 0) return "asked each time";
  const whole = Math.round(seconds / 86_400);
  return `${whole} day${whole === 1 ? "" : "s"}`;
}

const classesTable = (classes: readonly FileClass[]) =>
  table(classes, [
    ["`Cache-Control`", ({ keeping }) => `\`${keeping}\``],
    ["files", ({ files }) => number(files)],
    ["together", ({ bytes }) => amount(bytes)],
    ["kept", ({ keeping }) => days(keptFor(keeping))],
  ]);

function headersTable(first: VisitCost, repeat: VisitCost): string {
  const rows = [
    { name: "with them", day: dayOf(million, first, repeat, 0.3) },
    { name: "if nothing were kept", day: dayOf(million, first, first, 0.3) },
  ];
  return table(rows, [
    ["three of ten visits repeated", ({ name }) => name],
    ["bytes a day", ({ day }) => amount(day.bytes)],
    ["requests a day", ({ day }) => count(day.requests)],
  ]);
}

/** The page of arithmetic. Throws an `Error` when its template asks for what is not there. */
export function scaleDocument(figures: ScaleFigures): string {
  const { visits, classes, paths, told } = figures;
  const [first, repeat] = [cost(visits.firstVisit), cost(visits.repeatVisit)];
  const mixes = repeatedShares.map((repeated) => ({ repeated, day: dayOf(million, first, repeat, repeated) }));
  const busiest = dayOf(million, first, repeat, 0);
  const origin = originDay(classes, locations);
  const documents = dayOf(million, { bytes: repeat.bytes / repeat.requests, requests: 1 }, repeat, 0);
  const template = readFileSync(join(import.meta.dirname, "../templates/scale.md"), "utf8");
  return fillTemplate(template, {
    told,
    visits: visitsTable(visits),
    repeatRequests: number(repeat.requests),
    days: daysTable(mixes),
    paths: paths.map((path) => `\`${path}\``).join(", "),
    server: serverTable(figures, busiest),
    bits: bits(busiest.bitsPerSecond),
    lines:
      linesFor(busiest.bitsPerSecond, gigabit) === 1 ? "one line" : `${linesFor(busiest.bitsPerSecond, gigabit)} lines`,
    locations: String(locations),
    classes: classesTable(classes),
    originRequests: count(origin.requests),
    originBytes: amount(origin.bytes),
    documentsPerSecond: count(documents.requestsPerSecond),
    documentBytes: amount(documents.bytes),
    headers: headersTable(first, repeat),
  });
}
