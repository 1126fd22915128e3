import { whenIdle } from "./when-idle.ts";

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const idle = () => new Promise<void>(whenIdle);

let latest = 0;

/**
 * Lays out each element that `content-visibility: auto` skips once, in an idle moment of its own, so that the browser
 * remembers its size: the scrollbar, anchors and the reader's place are then right without all of the page having been laid
 * out at once. A later call takes over from an earlier one.
 */
export async function settleSizes(elements: Iterable<HTMLElement>): Promise<void> {
  latest += 1;
  const turn = latest;
  for (const element of elements) {
    await idle();
    if (turn !== latest) return;
    element.style.contentVisibility = "visible";
    await nextFrame();
    element.style.contentVisibility = "";
  }
}
