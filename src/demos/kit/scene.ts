import { createElement, type FunctionComponent, type ReactNode } from "react";
import type { RibbonColour } from "../../config/ribbon-colours.ts";
import type { Strings } from "../../content/strings.ts";
import type { SceneTime } from "./scene-time.ts";

/** The size of a scene in both layouts, in CSS px, and the device pixels per px in a screenshot. */
export const layouts = {
  wide: { width: 640, height: 440, scale: 2 },
  /** For phones in portrait: columns become rows, and a finger replaces the arrow. */
  tall: { width: 480, height: 560 },
} as const;

export type Layout = keyof typeof layouts;

export type DemoTexts = Strings["demos"];
/** Texts that several scenes share: the school, its people, the course and its content. */
export type SharedTexts = DemoTexts["shared"];
export type SceneKey = Exclude<keyof DemoTexts, "shared">;

export type SceneProps<Key extends SceneKey = SceneKey> = {
  time: SceneTime;
  text: DemoTexts[Key];
  shared: SharedTexts;
  locale: string;
  layout: Layout;
};

export type Point = readonly [x: number, y: number];

/** Where the arrow (wide layout) rests. */
type Rest = { at: number; arrow: Point; finger?: undefined };

/** Where the arrow and the finger (tall layout) press. */
export type PressStop<Key extends SceneKey = SceneKey> = {
  at: number;
  arrow: Point;
  finger: Point;
  /** How long the arrow rests before it clicks, in ms. */
  wait?: number;
  /** What is pressed is a text field. */
  field?: true;
  /** The text of what is pressed, as the scene shows it. */
  label(text: DemoTexts[Key], shared: SharedTexts): string | undefined;
};

/** In chronological order. */
export type CursorPath<Key extends SceneKey = SceneKey> = readonly (Rest | PressStop<Key>)[];

type SceneWindow = {
  /** The course or other area that the page belongs to. */
  area?: string;
  page: string;
  /** The signed-in user. */
  actor: keyof SharedTexts["roles"];
  unread?: number;
  /** Sees the result: without charges and cursor. */
  onlooker?: true;
};

export type Scene<Key extends SceneKey = SceneKey> = {
  /** In ms. */
  duration: number;
  /** When each step is best seen, in ms, ascending, after the press that completes it; the last is shown in print. */
  steps: readonly number[];
  accent: RibbonColour;
  /** When each AI action is paid, in ms; its cost is in `story.ts`. The connector itself costs nothing. */
  charges?: readonly number[];
  cursor: CursorPath<Key>;
  window(props: SceneProps<Key>): SceneWindow;
  render(props: SceneProps<Key>): ReactNode;
};

export type LoadedScene = Scene & { key: SceneKey };

/** The index of the step that a moment leads up to. */
export function stepAt({ steps }: Pick<Scene, "steps">, time: SceneTime): number {
  const passed = steps.filter((moment) => time.reached(moment + 1)).length;
  return Math.min(passed, steps.length - 1);
}

/** What a visitor who operates a scene presses after `since`, if anything, and when the scene waits for it, in ms. */
export function turnAfter(since: number, { cursor, steps }: Pick<Scene, "cursor" | "steps">) {
  const press = cursor.find((stop): stop is PressStop => stop.at > since && stop.finger !== undefined);
  return { press, until: press ? press.at - 1 : (steps.at(-1) ?? 0) };
}

/** The screen that is shown: each is from its moment, in ms, until that of the next. */
export function screenOf<Props extends { time: SceneTime }>(
  props: Props,
  ...screens: readonly [from: number, screen: FunctionComponent<Props>][]
): ReactNode {
  const [, screen] = screens.filter(([from]) => props.time.reached(from)).at(-1) ?? [];
  return screen && createElement(screen, props);
}
