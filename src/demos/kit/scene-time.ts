/** Between two renderings inside of what changes steadily, in ms. */
const tick = 1000 / 30;

/** What a sum of floating-point numbers may lack. */
const rounding = 1e-6;

/**
 * A moment of a scene, which a scene only asks: so it is known when the answer will be another one, and what is drawn can stand
 * until then.
 */
export class SceneTime {
  /** When what has been asked so far will be answered otherwise, in ms; infinite when never. */
  next = Number.POSITIVE_INFINITY;

  /** @param value since the scene began, in ms */
  constructor(readonly value: number) {}

  /** Whether a moment, in ms, has come. */
  reached(moment: number): boolean {
    if (this.value >= moment) return true;
    this.next = Math.min(this.next, moment);
    return false;
  }

  /** Whether a moment has come and another has not. */
  within(from: number, to: number): boolean {
    return this.reached(from) && !this.reached(to);
  }

  /** How much of a span has passed, from 0 to 1. */
  between(from: number, to: number): number {
    if (!this.reached(from)) return 0;
    if (this.value >= to) return 1;
    this.reached(Math.min(this.value + tick, to));
    return (this.value - from) / (to - from);
  }

  /** How many of so many steps have passed of a span, the first half a step after it begins. */
  steps(from: number, to: number, count: number): number {
    const step = (to - from) / count;
    const passed = Math.min(count, Math.max(0, Math.floor((this.value - from) / step + 0.5 + rounding)));
    if (passed < count) this.reached(from + (passed + 0.5) * step);
    return passed;
  }
}
