import type { CSSProperties } from "react";
import type { SceneTime } from "./scene-time.ts";

// How long after a press, in ms, …
export const reaction = 60; // … the pressed element changes
export const listDelay = 120; // … a list or bottom sheet opens
export const typingDelay = 300; // … typing into an empty field starts
export const editDelay = 350; // … typing at the end of a text starts
export const answerDelay = 350; // … the button shows its result
export const screenDelay = 400; // … the next screen or panel shows

/** How long after its screen or panel a text or bar in it starts to grow, in ms. */
export const growDelay = 100;

/** Whether a button that stays on screen looks pressed. */
export const isPressed = (time: SceneTime, at: number) => time.within(at, at + 200);

const easeOut = (amount: number) => 1 - (1 - amount) ** 3;

/** The minimum-jerk curve: how a hand speeds up and slows down. */
export function easeBetween(time: SceneTime, from: number, to: number): number {
  const amount = time.between(from, to);
  return amount ** 3 * (amount * (amount * 6 - 15) + 10);
}

export function slideUp(time: SceneTime, at: number): CSSProperties {
  const amount = easeOut(time.between(at, at + 240));
  return amount === 1 ? {} : { transform: `translateY(${(1 - amount) * 100}%)` };
}

/** Returns no style at the end, so that the pixels equal those of an element that never moved. */
export function fadeIn(time: SceneTime, at: number, distance = 8, length = 240): CSSProperties {
  const amount = easeOut(time.between(at, at + length));
  if (amount === 1) return {};
  if (amount === 0) return { visibility: "hidden" };
  return { opacity: amount, transform: `translateY(${(1 - amount) * distance}px)` };
}
