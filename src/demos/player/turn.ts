import type { PressStop, Scene } from "../kit/scene.ts";

/** What a visitor who operates a scene presses after `since`, if anything, and when the scene waits for it, in ms. */
export function turnAfter(since: number, { cursor, steps }: Pick<Scene, "cursor" | "steps">) {
  const press = cursor.find((stop): stop is PressStop => stop.at > since && stop.finger !== undefined);
  return { press, until: press ? press.at - 1 : (steps.at(-1) ?? 0) };
}
