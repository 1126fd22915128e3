import type { Layout } from "../kit/layout.ts";
import type { Point, PressStop, Scene } from "../kit/scene.ts";

export type Press = PressStop & { point: Point };

/** What is pressed in a layout, in chronological order. */
export function pressesIn({ cursor }: Pick<Scene, "cursor">, layout: Layout): Press[] {
  return cursor.flatMap((stop) => {
    const point = layout === "wide" ? stop.arrow : stop.finger;
    return stop.finger && point ? [{ ...stop, point }] : [];
  });
}

/** What a visitor who operates a scene presses after `since`, if anything, and when the scene waits for it, in ms. */
export function turnAfter(since: number, scene: Pick<Scene, "cursor" | "steps">, layout: Layout) {
  const press = pressesIn(scene, layout).find(({ at }) => at > since);
  return { press, until: press ? press.at - 1 : (scene.steps.at(-1) ?? 0) };
}
