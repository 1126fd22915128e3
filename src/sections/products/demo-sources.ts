import type { PlaybackChoice } from "../../features/playback/state.ts";
import { phoneQuery, reducedMotionQuery } from "../../lib/media-query.ts";
import type { DemoFiles, MediaFile, PictureSize } from "../../lib/media-types.ts";

export interface DemoSource extends MediaFile, Partial<PictureSize> {
  media?: string;
  /** Of a still: the screens it is for, whatever the visitor's preference for motion. */
  still?: string;
}

/**
 * The sources of a demo's `<picture>`, in the order in which a browser tries them: the stills come first and are for whoever
 * asks for less motion; a phone that is held upright gets the tall ones. The last animated file is the `<img>` itself.
 */
export function demoSources({ animated, still, tall }: DemoFiles): DemoSource[] {
  const forPhones = (file: MediaFile) => (tall ? { ...file, width: tall.width, height: tall.height } : file);
  return [
    ...(tall
      ? [{ ...forPhones(tall.still), media: `${phoneQuery} and ${reducedMotionQuery}`, still: phoneQuery }]
      : []),
    ...still.map((file) => ({ ...file, media: reducedMotionQuery, still: "all" })),
    ...(tall ? [{ ...forPhones(tall.animated), media: phoneQuery }] : []),
    ...animated.slice(0, -1),
  ];
}

/** For which screens a still stands in front of the moving files, after a visitor's choice. */
export function stillMedia(screens: string, choice: PlaybackChoice): string {
  if (choice === "play") return "not all";
  if (choice === "pause") return screens;
  return screens === "all" ? reducedMotionQuery : `${screens} and ${reducedMotionQuery}`;
}
