import { useEffect, useState } from "react";
import type { Scene } from "../kit/scene.ts";
import { SceneTime } from "../kit/scene-time.ts";
import { usePrinting } from "./use-printing.ts";

/** Between two renderings, in ms. */
const frameInterval = 1000 / 30;

interface Position {
  /** In ms since the scene began; nothing until it has played. */
  moment?: number;
  /** When, by the page's clock, it was there; nothing while it rests. */
  since?: number;
}

interface Playhead {
  /** The moment to draw now. */
  time: SceneTime;
  /** Goes to a moment, in ms, and holds there: playing has to be stopped in the same event. */
  hold: (moment: number) => void;
}

/**
 * Where a scene is: while it plays, at each moment at which something changes; while it does not, where it was held. Who has
 * never let it play sees the end of its story, as does paper.
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
      const reached = moment + now - since;
      setPosition({ moment: reached < duration ? reached : 0, since: now });
    };
    const timer = setTimeout(advance, since + due - moment - performance.now());
    return () => clearTimeout(timer);
  });

  return { time, hold: (moment) => setPosition({ moment }) };
}
