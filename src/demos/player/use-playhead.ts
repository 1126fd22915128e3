import { startTransition, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { listen } from "../../lib/listen.ts";
import type { Scene } from "../kit/scene.ts";
import { frameInterval, SceneTime } from "../kit/scene-time.ts";

interface Position {
  /** Time since the scene began, in ms; undefined until it has played. */
  moment?: number;
  /** When it was there, by `performance.now()`; undefined while paused. */
  since?: number;
}

/** Whether the page is being printed. Renders synchronously, before the browser captures the page. */
function usePrinting() {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const update = ({ type }: Event) => flushSync(() => setPrinting(type === "beforeprint"));
    return listen(["beforeprint", "afterprint"], update);
  }, []);
  return printing;
}

/**
 * The position in a scene: the last step in print and until it plays, then each moment at which something changes.
 * `view` is what else the scene is rendered with. `hold` stays at a moment until it plays anew; at `until` it waits.
 */
export function usePlayhead(
  { duration, steps }: Pick<Scene, "duration" | "steps">,
  playing: boolean,
  view?: object,
  until = Number.POSITIVE_INFINITY,
) {
  const printing = usePrinting();
  const [{ moment, since }, setPosition] = useState<Position>({});
  const end = steps.at(-1) ?? 0;
  const limit = Math.min(duration, until);
  const shown = Math.min(moment ?? (playing ? 0 : end), until);
  const value = printing ? end : shown;
  const waiting = shown === until;
  const advancing = playing && !waiting;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view queries the moment anew
  const time = useMemo(() => new SceneTime(value), [value, view]);

  useEffect(() => {
    if (!advancing) return;
    const started = performance.now();
    setPosition(({ moment = 0 }) => ({ moment, since: started }));
    return () => {
      const stopped = performance.now();
      setPosition((last) => {
        if (last.since === undefined) return last;
        return { moment: Math.min((last.moment ?? 0) + stopped - last.since, limit) };
      });
    };
  }, [advancing, limit]);

  useEffect(() => {
    if (!advancing || moment === undefined || since === undefined) return;
    // The scene has been rendered by now, with its queries.
    const due = Math.max(Math.min(time.next, limit), moment + frameInterval);
    const advance = () => {
      const now = performance.now();
      const position = moment + now - since;
      const restart = limit === until ? until : 0;
      const next = { moment: position < limit ? position : restart, since: now };
      // Gives way to a press, and is rendered together with what follows it; not after one that has moved the position.
      startTransition(() => setPosition((last) => (last.since === since ? next : last)));
    };
    const timer = setTimeout(advance, since + due - moment - performance.now());
    return () => clearTimeout(timer);
  }, [advancing, moment, since, time, limit, until]);

  return { time, waiting, hold: (moment: number) => setPosition({ moment }) };
}
