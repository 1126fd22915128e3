import { type Layout, layouts } from "../kit/layout.ts";
import type { Point, PressStop, Scene } from "../kit/scene.ts";

/** The point is in shares of the scene. */
export type Press = PressStop & { point: Point };

/** What a visitor who operates a scene presses after `since`, if anything, and when the scene waits for it, in ms. */
export function turnAfter(since: number, { cursor, steps }: Pick<Scene, "cursor" | "steps">, layout: Layout) {
  const { width, height } = layouts[layout];
  const [press] = cursor.flatMap((stop): Press[] => {
    const [x, y] = (layout === "wide" ? stop.arrow : stop.finger) ?? [];
    return stop.at > since && stop.finger && x && y ? [{ ...stop, point: [x / width, y / height] }] : [];
  });
  return { press, until: press ? press.at - 1 : (steps.at(-1) ?? 0) };
}
