import { useEffect, useRef, useState } from "react";
import type { Scene } from "../kit/scene.ts";
import { SceneTime } from "../kit/scene-time.ts";

/** Between two renderings, in ms. */
const least = 1000 / 30;

/**
 * The moment of a scene to draw now: while it plays, each at which something changes; while it does not, the one at which it was
 * held. Who has never let it play sees its still.
 *
 * @param printing paper shows the still
 */
export function useMoment({ duration, stillAt }: Scene, playing: boolean, printing: boolean): SceneTime {
  const [moment, setMoment] = useState<number>();
  /** When the scene would have begun to be where it is, in ms of the page's clock; nothing while it rests. */
  const began = useRef<number>(undefined);
  const time = new SceneTime(printing ? stillAt : (moment ?? (playing ? 0 : stillAt)));

  useEffect(() => {
    if (!playing) return;
    setMoment((held = 0) => {
      began.current ??= performance.now() - held;
      return held;
    });
    return () => {
      if (began.current === undefined) return;
      setMoment(Math.min(performance.now() - began.current, duration));
      began.current = undefined;
    };
  }, [playing, duration]);

  useEffect(() => {
    if (!playing || moment === undefined || began.current === undefined) return;
    const due = Math.max(Math.min(time.next, duration), moment + least);
    const timer = setTimeout(
      () => {
        const elapsed = performance.now() - (began.current ?? 0);
        if (elapsed >= duration) began.current = performance.now();
        setMoment(elapsed >= duration ? 0 : elapsed);
      },
      began.current + due - performance.now(),
    );
    return () => clearTimeout(timer);
  });
  return time;
}
