import { parseArgs } from "node:util";
import { pagesNamed, type SitePage } from "./site-pages.ts";

/** What can be measured. */
export const modes = ["bytes", "real", "parts", "lighthouse", "load", "memory", "observatory"] as const;
export type Mode = (typeof modes)[number];

/** What runs only when it is named: one takes minutes by itself, the other is not about speed. */
const namedAlone: readonly Mode[] = ["memory", "observatory"];

export const presets = ["mobile", "desktop"] as const;
export type Preset = (typeof presets)[number];

export interface Options {
  modes: readonly Mode[];
  presets: readonly Preset[];
  /** How often each figure is taken. */
  runs: number;
  /** The pages that were asked for; none: each mode takes its own. */
  pages: readonly SitePage[] | undefined;
  /** How long the memory of a page is watched. */
  minutes: number;
  /** How long each cell of the load test lasts, in s. */
  seconds: number;
  /** The built folder. */
  dist: string;
  /** Whether the documents in `docs/` are written. */
  write: boolean;
}

function listed<Name extends string>(option: string, text: string, known: readonly Name[]): Name[] {
  return text.split(",").map((name) => {
    const found = known.find((candidate) => candidate === name);
    if (!found) throw new Error(`--${option}: got "${name}", wants some of ${known.join(", ")}`);
    return found;
  });
}

function positive(option: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${option}: got "${text}", wants a number above 0`);
  return value;
}

/**
 * Reads the command's parameters. Throws an `Error` that names the option, what it got and what it wants; an option
 * that is none of ours throws too.
 */
export function readOptions(parameters: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      only: { type: "string" },
      preset: { type: "string", default: presets.join(",") },
      runs: { type: "string", default: "5" },
      pages: { type: "string" },
      minutes: { type: "string", default: "10" },
      seconds: { type: "string", default: "6" },
      dist: { type: "string", default: "dist" },
      write: { type: "boolean", default: false },
    },
  });
  return {
    modes: values.only ? listed("only", values.only, modes) : modes.filter((mode) => !namedAlone.includes(mode)),
    presets: listed("preset", values.preset, presets),
    runs: Math.ceil(positive("runs", values.runs)),
    pages: values.pages === undefined ? undefined : pagesNamed(values.pages),
    minutes: positive("minutes", values.minutes),
    seconds: positive("seconds", values.seconds),
    dist: values.dist,
    write: values.write,
  };
}
