/** Minimum time between two renders, in ms. During a continuous change, each comes after this time. */
export const frameInterval = 1000 / 30;

/** Tolerance for rounding errors of floating-point sums. */
const epsilon = 1e-6;

/** A moment of a scene. Scenes query it instead of reading `value`: so `next` says when they have to render again. */
export class SceneTime {
  /** When the first of the answers given so far will change, in ms; infinity if none will. */
  next = Number.POSITIVE_INFINITY;

  /** @param value time since the scene began, in ms */
  constructor(readonly value: number) {}

  reached(moment: number): boolean {
    if (this.value >= moment) return true;
    this.next = Math.min(this.next, moment);
    return false;
  }

  within(from: number, to: number): boolean {
    return this.reached(from) && !this.reached(to);
  }

  /** The progress through a span, from 0 to 1. */
  between(from: number, to: number): number {
    if (!this.reached(from)) return 0;
    if (this.value >= to) return 1;
    this.reached(Math.min(this.value + frameInterval, to));
    return (this.value - from) / (to - from);
  }

  /** How many of `count` steps of a span have passed. The first does half a step after `from`. */
  steps(from: number, to: number, count: number): number {
    const step = (to - from) / count;
    const passed = Math.min(count, Math.max(0, Math.floor((this.value - from) / step + 0.5 + epsilon)));
    if (passed < count) this.reached(from + (passed + 0.5) * step);
    return passed;
  }
}
