import type { ReactNode } from "react";
import type { Strings } from "../../content/strings.ts";
import type { SceneTime } from "./scene-time.ts";

export type DemoTexts = Strings["demos"];
/** What several scenes show: the school, its people, the course and what is in it. */
export type SharedTexts = DemoTexts["shared"];
export type SceneKey = Exclude<keyof DemoTexts, "shared">;
export type Accent = "purple" | "salmon" | "yellow" | "aqua" | "pink";

export type Moment<Key extends SceneKey = SceneKey> = {
  time: SceneTime;
  text: DemoTexts[Key];
  shared: SharedTexts;
  locale: string;
};

export type Scene<Key extends SceneKey = SceneKey> = {
  key: Key;
  duration: number;
  stillAt: number;
  render(moment: Moment<Key>): ReactNode;
};
