import type { CSSProperties } from "react";

export const clamp = (value: number) => Math.min(1, Math.max(0, value));

export const between = (time: number, from: number, to: number) => clamp((time - from) / (to - from));

export const mix = (from: number, to: number, amount: number) => from + (to - from) * amount;

export const easeOut = (amount: number) => 1 - (1 - amount) ** 3;

/** The minimum-jerk curve: how a hand starts and stops. */
export const easeInOut = (amount: number) => amount ** 3 * (amount * (amount * 6 - 15) + 10);

export const easeBetween = (time: number, from: number, to: number) => easeInOut(between(time, from, to));

/** A sheet that comes up from the lower edge. */
export function rise(time: number, at: number, length = 240): CSSProperties {
  const amount = easeOut(between(time, at, at + length));
  return amount === 1 ? {} : { transform: `translateY(${(1 - amount) * 100}%)` };
}

/** Settled elements carry no style, so that their pixels equal those of an element that never moved. */
export function arrive(time: number, at: number, distance = 8, length = 240): CSSProperties {
  const amount = easeOut(between(time, at, at + length));
  if (amount === 1) return {};
  if (amount === 0) return { visibility: "hidden" };
  return { opacity: amount, transform: `translateY(${(1 - amount) * distance}px)` };
}
