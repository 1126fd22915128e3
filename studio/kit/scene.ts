import type { ReactNode } from "react";
import type english from "../strings/en.json";

export type Strings = typeof english;
export type SceneKey = keyof Strings;
export type Accent = "purple" | "salmon" | "yellow" | "aqua" | "pink";

export type Moment<Key extends SceneKey = SceneKey> = {
  time: number;
  text: Strings[Key];
  locale: string;
};

export type Scene<Key extends SceneKey = SceneKey> = {
  key: Key;
  duration: number;
  stillAt: number;
  render(moment: Moment<Key>): ReactNode;
};
