import { useEffect, useMemo, useState } from "react";
import type { Scene } from "../kit/scene.ts";
import { frameInterval, SceneTime } from "../kit/scene-time.ts";
import { usePrinting } from "./use-printing.ts";

interface Position {
  /** Time since the scene began, in ms; undefined until it has played. */
  moment?: number;
  /** When it was there, by `performance.now()`; undefined while paused. */
  since?: number;
}

/**
 * The position in a scene. It advances during playback, to each moment at which something changes. It is the last
 * step in print, and until the scene has played for the first time. `view` is whatever else the scene is rendered with:
 * when it is replaced, the next moment may be another. `hold` seeks to a moment, in ms, and stays there until playback
 * stops and starts again.
 */
export function usePlayhead({ duration, steps }: Pick<Scene, "duration" | "steps">, playing: boolean, view?: object) {
  const printing = usePrinting();
  const [{ moment, since }, setPosition] = useState<Position>({});
  const end = steps.at(-1) ?? 0;
  const value = printing ? end : (moment ?? (playing ? 0 : end));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view queries the moment anew
  const time = useMemo(() => new SceneTime(value), [value, view]);

  useEffect(() => {
    if (!playing) return;
    const started = performance.now();
    setPosition(({ moment = 0 }) => ({ moment, since: started }));
    return () => {
      const stopped = performance.now();
      setPosition((last) => {
        if (last.since === undefined) return last;
        return { moment: Math.min((last.moment ?? 0) + stopped - last.since, duration) };
      });
    };
  }, [playing, duration]);

  useEffect(() => {
    if (!playing || moment === undefined || since === undefined) return;
    // The scene has been rendered by now, with its queries.
    const due = Math.max(Math.min(time.next, duration), moment + frameInterval);
    const advance = () => {
      const now = performance.now();
      const position = moment + now - since;
      setPosition({ moment: position < duration ? position : 0, since: now });
    };
    const timer = setTimeout(advance, since + due - moment - performance.now());
    return () => clearTimeout(timer);
  }, [playing, moment, since, time, duration]);

  return { time, hold: (moment: number) => setPosition({ moment }) };
}
