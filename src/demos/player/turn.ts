import { type Layout, layouts } from "../kit/layout.ts";
import type { Point, PressStop, Scene } from "../kit/scene.ts";

/** The point is in shares of the scene. */
export type Press = PressStop & { point: Point };

/** What a visitor who operates a scene presses after `since`, if anything, and when the scene waits for it, in ms. */
export function turnAfter(since: number, { cursor, steps }: Pick<Scene, "cursor" | "steps">, layout: Layout) {
  const stop = cursor.find((next): next is PressStop => next.at > since && next.finger !== undefined);
  if (!stop) return { until: steps.at(-1) ?? 0 };
  const { width, height } = layouts[layout];
  const [x, y] = layout === "wide" ? stop.arrow : stop.finger;
  return { press: { ...stop, point: [x / width, y / height] } satisfies Press, until: stop.at - 1 };
}
