import type { ReactNode } from "react";
import type { RibbonColour } from "../../config/ribbon-colours.ts";
import type { Strings } from "../../content/strings.ts";
import type { CursorPath } from "./cursor.tsx";
import type { SceneTime } from "./scene-time.ts";

export type DemoTexts = Strings["demos"];
/** What several scenes show: the school, its people, the course and what is in it. */
export type SharedTexts = DemoTexts["shared"];
export type SceneKey = Exclude<keyof DemoTexts, "shared">;

export type SceneProps<Key extends SceneKey = SceneKey> = {
  time: SceneTime;
  text: DemoTexts[Key];
  shared: SharedTexts;
  locale: string;
};

/** What the window of the school's platform shows around a scene at a moment. */
export type SceneWindow = {
  /** The course, or what the page belongs to instead. */
  area?: string;
  page: string;
  /** Who is at work. */
  actor: keyof SharedTexts["roles"];
  /** How many notifications that person has not read. */
  unread?: number;
  /** In place of the scene's own. */
  charges?: readonly number[];
  cursor?: CursorPath;
};

export type Scene<Key extends SceneKey = SceneKey> = {
  key: Key;
  /** In ms. */
  duration: number;
  /**
   * The moment, in ms, at which each step of the story can be seen best, in their order and one for each of the step texts. The
   * last is what paper and who asks for less motion are shown.
   */
  steps: readonly number[];
  accent: RibbonColour;
  /** When each action of the AI is paid, in ms; what it costs stands in `demo-data.ts`. The connector itself costs nothing. */
  charges?: readonly number[];
  cursor: CursorPath;
  window(props: SceneProps<Key>): SceneWindow;
  render(props: SceneProps<Key>): ReactNode;
};

/** Which step of a scene a moment belongs to: that which it leads up to. */
export function stepAt({ steps }: Pick<Scene, "steps">, time: SceneTime): number {
  const passed = steps.filter((moment) => time.reached(moment + 1)).length;
  return Math.min(passed, steps.length - 1);
}
