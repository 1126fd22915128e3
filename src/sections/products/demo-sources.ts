import type { PlaybackChoice } from "../../features/motion/state.ts";
import type { DemoFile, DemoFiles } from "../../lib/demo-files.ts";
import { reducedMotionQuery } from "../../lib/media-query.ts";

export interface DemoSource extends DemoFile {
  media?: string;
}

interface DemoPicture {
  sources: readonly DemoSource[];
  image: string;
}

const last = <Item>(items: readonly [Item, ...Item[]]) => items.at(-1) as Item;

/**
 * The sources of a demo's `<picture>`, in the order in which a browser tries them: until the visitor uses the pause
 * control, whoever asks for less motion gets the still.
 */
export function demoPicture(files: DemoFiles, choice: PlaybackChoice): DemoPicture {
  const { animated, still } = files;
  if (choice === "pause") return { sources: still.slice(0, -1), image: last(still).src };
  const forLessMotion = choice === "play" ? [] : still.map((file) => ({ ...file, media: reducedMotionQuery }));
  return { sources: [...forLessMotion, ...animated.slice(0, -1)], image: last(animated).src };
}
