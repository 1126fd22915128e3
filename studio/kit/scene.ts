import type { ReactNode } from "react";
import type { Strings } from "../../src/content/strings.ts";

export type DemoTexts = Strings["demos"];
export type SceneKey = keyof DemoTexts;
export type Accent = "purple" | "salmon" | "yellow" | "aqua" | "pink";

export type Moment<Key extends SceneKey = SceneKey> = {
  time: number;
  text: DemoTexts[Key];
  locale: string;
};

export type Scene<Key extends SceneKey = SceneKey> = {
  key: Key;
  duration: number;
  stillAt: number;
  render(moment: Moment<Key>): ReactNode;
};
