import { afterFrame } from "./after-frame.ts";
import { keepPlace } from "./keep-place.ts";
import { whenIdle } from "./when-idle.ts";

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

/** How many elements are laid out in one frame: more would keep a slow phone from answering. */
const together = 3;

let latest = 0;

/**
 * Lays out each element that `content-visibility: auto` skips once, in an idle moment of its own, so that the browser
 * remembers its size: the scrollbar, anchors and the reader's place are then right without all of the page having been laid
 * out at once. A later call takes over from an earlier one.
 */
export async function settleSizes(elements: readonly HTMLElement[]): Promise<void> {
  latest += 1;
  const turn = latest;
  for (let next = 0; next < elements.length; next += together) {
    await idle();
    if (turn !== latest) return;
    const some = elements.slice(next, next + together);
    // Not every browser keeps a reader's place by itself, and none while it is at work.
    keepPlace(() => {
      for (const { style } of some) style.contentVisibility = "visible";
    });
    await new Promise<void>(afterFrame);
    for (const { style } of some) style.contentVisibility = "";
  }
}
