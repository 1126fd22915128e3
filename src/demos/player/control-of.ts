import { type Layout, layouts, type PressStop } from "../kit/scene.ts";

/** Where the innermost control with a label is at the point pressed, and where its text ends or is typed on. */
export function controlOf(label: string | undefined, { arrow, finger }: PressStop, layout: Layout, root: ShadowRoot) {
  // Not of the host: the scene is scaled to its size later.
  const scene = (root.querySelector("[data-layout]") as Element).getBoundingClientRect();
  const [x = 0, y = 0] = (layout === "wide" ? arrow : finger).map((at) => (at * scene.width) / layouts[layout].width);
  const percent = (length: number, whole: number) => `${(100 * length) / whole}%`;
  const controls = [...root.querySelectorAll("*")]
    .filter((part) => (part.getAttribute("aria-label") ?? part.textContent) === label)
    .map((part) => {
      const control = part.closest('[class*="rounded"]') ?? part;
      const { x: fromLeft, y: fromTop, width, height } = control.getBoundingClientRect();
      const content = document.createRange();
      content.selectNode(control.querySelector(".invisible")?.previousElementSibling ?? part.lastChild ?? part);
      const end = content.getBoundingClientRect();
      const [left, top] = [fromLeft - scene.x, fromTop - scene.y];
      return {
        distance: Math.hypot(Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height)),
        style: {
          width: percent(width, scene.width),
          height: percent(height, scene.height),
          transform: `translate(${percent(left, width)}, ${percent(top, height)})`,
          "border-radius": `max(0.5rem, ${getComputedStyle(control).borderTopLeftRadius})`,
          "--x": percent(end.right - fromLeft, width),
          "--y": percent(end.bottom - fromTop, height),
        },
      };
    });
  return controls.reverse().sort((a, b) => a.distance - b.distance)[0]?.style;
}
