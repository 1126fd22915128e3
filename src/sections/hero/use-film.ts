import { type RefObject, useEffect, useRef, useState } from "react";
import { plays } from "../../features/motion/state.ts";
import { usePlayback } from "../../features/motion/use-playback.ts";
import { matchesMedia, reducedMotionQuery } from "../../lib/media-query.ts";
import { savesData } from "../../lib/saves-data.ts";

/** Plays the film where nothing speaks against it: less motion, saved data, a browser that refuses. */
export function useFilm(): { video: RefObject<HTMLVideoElement | null>; playing: boolean; toggle: () => void } {
  const video = useRef<HTMLVideoElement>(null);
  const { choice, playing: wanted, toggle } = usePlayback();
  const [refused, setRefused] = useState(false);
  const playing = wanted && (choice === "play" || !refused);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    // While the page hydrates, `playing` does not know the visitor's motion preference; the film must not be fetched for nothing.
    if (!playing || !plays(choice, matchesMedia(reducedMotionQuery))) {
      element.pause();
      return;
    }
    if (choice === undefined && savesData()) {
      setRefused(true);
      return;
    }
    element.autoplay = true;
    element.muted = true;
    element.play().catch((error: Error) => {
      if (error.name === "NotAllowedError") setRefused(true);
    });
  }, [playing, choice]);

  return { video, playing, toggle: () => toggle(playing) };
}
