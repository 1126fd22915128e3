/** A control of the first view, by what the site and the baseline page have in common. */
export interface Control {
  selector: string;
  /** What opens the menu, for a control that lies in it. */
  opener?: string;
  /** A press is answered when more or fewer elements match this. */
  answer: string;
}

const opener = 'header [popovertarget="menu"], header [aria-controls="menu"], header summary';

export const controls: Readonly<Record<"menu" | "theme" | "film", Control>> = {
  menu: { selector: opener, answer: ":popover-open, dialog[open], details[open]" },
  // What its picture follows; the page follows a frame later, which another press meanwhile would undo.
  theme: { selector: "header [data-theme-toggle]", opener, answer: ".darken" },
  film: { selector: "#hero button", answer: '#hero [data-playing="true"]' },
};

declare global {
  interface Window {
    /** In ms since navigation: the first frame with the control, and the one in which a press of it was answered. */
    probed: { seen?: number; answered?: number };
  }
}

/**
 * Runs in the page before anything else of it: presses a control every 100 ms from the frame that first shows it until a
 * press is answered, and fills `window.probed`. Needs to be self-contained.
 */
export function probe({ selector, opener, answer }: Control): void {
  window.probed = {};
  let pressed: { element: Element; at: number } | undefined;
  let before: number | undefined;
  const state = () => document.querySelectorAll(answer).length;
  const find = (which = "none") => [...document.querySelectorAll(which)].find((element) => element.checkVisibility());
  const press = (element: Element) => {
    pressed = { element, at: performance.now() };
    for (const type of ["pointerdown", "pointerup", "click"]) {
      element.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, composed: true }));
    }
  };
  const look = (frame: number) => {
    const control = find(selector);
    const next = control ?? find(opener);
    if (control) {
      window.probed.seen ??= frame;
      before ??= state();
    }
    const rests = pressed && pressed.element === next && performance.now() < pressed.at + 100;
    if (next && !rests) press(next);
    if (before === undefined || state() === before) afterFrame();
    else window.probed.answered = performance.now();
  };
  // In a task after the frame, as a visitor's press would be: whatever keeps the page busy by then counts.
  const afterFrame = () => requestAnimationFrame((frame) => setTimeout(look, 0, frame));
  afterFrame();
}
