import type { Layout } from "../kit/layout.ts";
import type { CursorStop, Point, Scene } from "../kit/scene.ts";

export type Press = CursorStop & { point: Point };

/** What is pressed in a layout, in chronological order. */
export function pressesIn({ cursor }: Pick<Scene, "cursor">, layout: Layout): Press[] {
  return cursor.flatMap((stop) => {
    const point = layout === "wide" ? stop.arrow : stop.finger;
    return stop.finger && point ? [{ ...stop, point }] : [];
  });
}

/** How far a visitor who operates a scene has come, if the press at `since`, in ms, was the last; at the start it is 0. */
export function turnAfter(since: number, scene: Pick<Scene, "cursor" | "steps">, layout: Layout) {
  const presses = pressesIn(scene, layout);
  const next = presses.find(({ at }) => at > since);
  return {
    last: presses.findLast(({ at }) => at <= since),
    /** Undefined after the last press. */
    next,
    /** When the scene waits: just before the next press, or at the result. */
    until: next ? next.at - 1 : (scene.steps.at(-1) ?? 0),
  };
}
