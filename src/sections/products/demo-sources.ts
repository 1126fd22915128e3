import type { PlaybackChoice } from "../../features/motion/state.ts";
import { phoneQuery, reducedMotionQuery } from "../../lib/media-query.ts";
import type { DemoFiles, MediaFile, PictureSize } from "../../lib/media-types.ts";

export interface DemoSource extends MediaFile, Partial<PictureSize> {
  media?: string;
}

interface DemoPicture {
  sources: readonly DemoSource[];
  image: string;
}

const last = <Item>(items: readonly [Item, ...Item[]]) => items.at(-1) as Item;

/**
 * The sources of a demo's `<picture>`, in the order in which a browser tries them: a phone gets the tall one; until the
 * visitor uses the pause control, whoever asks for less motion gets the still.
 */
export function demoPicture(files: DemoFiles, choice: PlaybackChoice): DemoPicture {
  const { animated, still, tall } = files;
  const forPhones = (kind: "animated" | "still", ...queries: string[]): DemoSource[] => {
    if (!tall) return [];
    const { width, height } = tall;
    return [{ ...tall[kind], width, height, media: [phoneQuery, ...queries].join(" and ") }];
  };
  if (choice === "pause") return { sources: [...forPhones("still"), ...still.slice(0, -1)], image: last(still).src };
  const forLessMotion = [
    ...forPhones("still", reducedMotionQuery),
    ...still.map((file) => ({ ...file, media: reducedMotionQuery })),
  ];
  return {
    sources: [...(choice === "play" ? [] : forLessMotion), ...forPhones("animated"), ...animated.slice(0, -1)],
    image: last(animated).src,
  };
}
