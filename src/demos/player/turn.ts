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

/** How far a visitor who operates a scene has come. */
export interface Turn {
  /** Undefined before the first press. */
  last: Press | undefined;
  /** Undefined after the last press. */
  next: Press | undefined;
  /** When the scene waits, in ms: just before the next press, or at the result. */
  until: number;
}

/** The turn after the press at `since`, in ms; 0 at the start. */
export function turnAfter(since: number, scene: Pick<Scene, "cursor" | "steps">, layout: Layout): Turn {
  const presses = pressesIn(scene, layout);
  const next = presses.find(({ at }) => at > since);
  const last = presses.filter(({ at }) => at <= since).at(-1);
  return { last, next, until: next ? next.at - 1 : (scene.steps.at(-1) ?? 0) };
}
