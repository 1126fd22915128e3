import type { Press } from "./turn.ts";

/** Where the control that bears a label is, in percent of the scene: the one next to the point if several bear it. */
export function controlOf(label: string, { point: [x, y] }: Press, root: ShadowRoot) {
  const scene = root.host.getBoundingClientRect();
  const across = (length: number) => `${(100 * length) / scene.width}%`;
  const down = (length: number) => `${(100 * length) / scene.height}%`;
  const controls = [...root.querySelectorAll("*")]
    .filter((part) => (part.getAttribute("aria-label") ?? part.textContent) === label)
    .map((part) => {
      const control = part.closest('[class*="rounded"]') ?? part;
      const { left, top, width, height } = control.getBoundingClientRect();
      const [fromLeft, fromTop] = [left - scene.left, top - scene.top];
      return {
        distance: Math.hypot(fromLeft + width / 2 - x * scene.width, fromTop + height / 2 - y * scene.height),
        transform: `translate(${across(fromLeft)}, ${down(fromTop)})`,
        size: {
          width: across(width),
          height: down(height),
          borderRadius: `max(0.5rem, ${getComputedStyle(control).borderTopLeftRadius})`,
        },
      };
    });
  // The innermost of those in the same place.
  return controls.reverse().sort((a, b) => a.distance - b.distance)[0];
}
