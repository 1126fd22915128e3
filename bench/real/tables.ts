import { kinds } from "../bytes/traffic.ts";
import { spread } from "../report/statistics.ts";
import { type Column, kilobytes, median, number, table } from "../report/table.ts";
import type { Task } from "../trace/tasks.ts";
import { type ControlName, controlNames } from "./controls.ts";
import { pressDelays, pressedControls, type RealRun, type RealSubject } from "./one-run.ts";

const over = (runs: readonly RealRun[], figure: (run: RealRun) => number | undefined) => spread(runs.map(figure));

/** A column of medians: how to read the figure from a round, and how to show it. */
const figure = (
  title: string,
  read: (run: RealRun) => number | undefined,
  show?: (value: number) => string,
): Column<RealSubject> => [title, ({ runs }) => median(over(runs, read), show)];

const name: Column<RealSubject> = ["page", (subject) => subject.name];
const said = (values: readonly (string | undefined)[]) => [...new Set(values)].filter(Boolean).join(", ") || "–";

const paint = (subjects: readonly RealSubject[]) =>
  table(subjects, [
    name,
    figure("first paint", ({ load }) => load.firstPaint),
    figure("largest paint", ({ load }) => load.largestPaint),
    ["its element", ({ runs }) => said(runs.map(({ load }) => load.largestElement))],
    figure("loaded", ({ load }) => load.loaded),
    figure("long tasks", ({ load }) => load.longTasks),
    figure("longest", ({ load }) => load.longestTask),
    figure("over 50 ms", ({ load }) => load.blocking),
    figure("main thread", ({ load }) => load.mainThread),
    figure("script", ({ load }) => load.script),
    figure("style, layout", ({ load }) => load.rendering),
    figure(
      "shift",
      ({ load }) => load.shift,
      (value) => number(value, 3),
    ),
    ["what moved", ({ runs }) => said(runs.flatMap(({ load }) => load.moved))],
    ["banner", ({ runs }) => (runs.every(({ load }) => load.bannerShown) ? "shown" : "–")],
  ]);

const answers = (subjects: readonly RealSubject[]) =>
  table(subjects, [
    name,
    ...controlNames.map((control: ControlName) => figure(`${control} dead`, ({ dead }) => dead[control])),
    figure("links", ({ links }) => links.count),
    figure("links dead", ({ links }) => links.dead),
    ["the slowest", ({ runs }) => said(runs.map(({ links }) => links.slowest))],
    ["never", ({ runs }) => said(runs.flatMap(({ links }) => links.never))],
  ]);

const touches = (subjects: readonly RealSubject[]) =>
  table(subjects, [
    name,
    ...controlNames
      .filter((control) => control !== "film")
      .map((control) => figure(`${control} tap`, ({ taps }) => taps[control])),
    ...pressedControls.flatMap((control) =>
      pressDelays.flatMap((after) =>
        (["first", "second"] as const).map((which) =>
          figure(
            `${control} ${which}, ${after / 1000} s`,
            ({ presses }) => presses.find((press) => press.control === control && press.after === after)?.[which],
          ),
        ),
      ),
    ),
  ]);

/** Whose the long tasks of the last round are, each with its length in ms. */
function longTaskOwners(runs: readonly RealRun[]): string {
  const owner = ({ scripts, rendering: drawn, duration }: Task) => {
    const [script] = scripts;
    if (script && script.duration > duration / 2) return script.url.replace(/^https?:\/\/[^/]+/, "");
    return drawn > duration / 2 ? "style and layout" : "the browser";
  };
  return said((runs.at(-1)?.traced.longTasks ?? []).map((task) => `${owner(task)} ${number(task.duration)}`));
}

const weight = (subjects: readonly RealSubject[]) =>
  table(subjects, [
    name,
    ...kinds.map((kind) => figure(kind, ({ load }) => load.traffic.bytes[kind], kilobytes)),
    figure("all", ({ load }) => load.traffic.total, kilobytes),
    figure("requests", ({ load }) => load.traffic.requests),
    figure("heap", ({ load }) => load.heap, kilobytes),
  ]);

const rendering = (subjects: readonly RealSubject[]) =>
  table(subjects, [
    name,
    figure("style passes", ({ traced }) => traced.beforeFirstPaint.stylePasses),
    figure("elements styled", ({ traced }) => traced.beforeFirstPaint.elementsStyled),
    figure("layout passes", ({ traced }) => traced.beforeFirstPaint.layoutPasses),
    ["long tasks, by script", ({ runs }) => longTaskOwners(runs)],
  ]);

/** What the rounds come to: medians, with the extremes where they differ. */
export function realTables(subjects: readonly RealSubject[]): string {
  const runs = subjects[0]?.runs.length ?? 0;
  return [
    `412 x 823, touch, 1.6 Mbps, 150 ms, processor 4 times slower; median of ${runs} (least–most), ms until 5 s after \`load\`.`,
    paint(subjects),
    "Before the first paint, from a trace, and whose the long tasks of the last round are (ms, while recording):",
    rendering(subjects),
    "From being on the screen to answering, ms:",
    answers(subjects),
    "From a touch to the next paint, ms (0: less than 16); first and second press so long after `load`:",
    touches(subjects),
    "Over the wire until 5 s after `load`, kB:",
    weight(subjects),
  ].join("\n\n");
}
