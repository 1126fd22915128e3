import { useEffect, useState } from "react";
import type { Scene } from "../kit/scene.ts";
import { SceneTime } from "../kit/scene-time.ts";
import { usePrinting } from "./use-printing.ts";

/** Minimum time between two renders, in ms. */
const frameInterval = 1000 / 30;

interface Position {
  /** Time since the scene began, in ms; undefined until it has played. */
  moment?: number;
  /** When it was there, by `performance.now()`; undefined while paused. */
  since?: number;
}

interface Playhead {
  time: SceneTime;
  /** Seeks to a moment, in ms, and stays there. The caller has to stop playback in the same event. */
  hold: (moment: number) => void;
}

/**
 * The position in a scene. It advances during playback, to each moment at which something changes. It is the last
 * step in print, and until the scene has played for the first time.
 */
export function usePlayhead({ duration, steps }: Pick<Scene, "duration" | "steps">, playing: boolean): Playhead {
  const printing = usePrinting();
  const [{ moment, since }, setPosition] = useState<Position>({});
  const end = steps.at(-1) ?? 0;
  const time = new SceneTime(printing ? end : (moment ?? (playing ? 0 : end)));

  useEffect(() => {
    if (!playing) return;
    setPosition(({ moment = 0 }) => ({ moment, since: performance.now() }));
    return () =>
      setPosition((last) => {
        if (last.since === undefined) return last;
        return { moment: Math.min((last.moment ?? 0) + performance.now() - last.since, duration) };
      });
  }, [playing, duration]);

  useEffect(() => {
    if (!playing || moment === undefined || since === undefined) return;
    const due = Math.max(Math.min(time.next, duration), moment + frameInterval);
    const advance = () => {
      const now = performance.now();
      const position = moment + now - since;
      setPosition({ moment: position < duration ? position : 0, since: now });
    };
    const timer = setTimeout(advance, since + due - moment - performance.now());
    return () => clearTimeout(timer);
  });

  return { time, hold: (moment) => setPosition({ moment }) };
}
