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

/** In ms since navigation. */
export interface Probed {
  /** The first frame with the control. */
  seen?: number;
  /** The first contentful paint, which may be later than that frame. */
  painted?: number;
  answered?: number;
}

declare global {
  interface Window {
    probed: Probed;
  }
}

/**
 * Runs in the page before anything else of it: presses a control every 100 ms from the frame that first shows it until a
 * press is answered, and fills `window.probed`. Needs to be self-contained.
 */
export function probe({ selector, opener, answer }: Control): void {
  const probed: Probed = {};
  window.probed = probed;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntriesByName("first-contentful-paint")) probed.painted = startTime;
  }).observe({ type: "paint", buffered: true });

  const state = () => document.querySelectorAll(answer).length;
  let before: number | undefined;
  const look = () => {
    if (before !== undefined && state() !== before) probed.answered ??= performance.now();
  };

  /** What is on the screen, with the frame that first showed it. */
  const onScreen = new Map<Element, number>();
  const screen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target, time } of entries) {
      if (!isIntersecting) onScreen.delete(target);
      else if (!onScreen.has(target)) onScreen.set(target, time);
    }
  });
  // While the document arrives this runs before each frame, so that no control is found later than it is shown.
  new MutationObserver(() => {
    for (const control of document.querySelectorAll([selector, opener].filter(Boolean).join())) screen.observe(control);
    look();
  }).observe(document, { attributes: true, childList: true, subtree: true });

  const find = (which: string) => [...onScreen].find(([element]) => element.matches(which));
  let restsUntil = 0;
  const press = (control: Element) => {
    restsUntil = performance.now() + 100;
    for (const type of ["pointerdown", "pointerup", "click"]) {
      control.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, composed: true }));
    }
  };
  const tick = () => {
    const [control, since] = find(selector) ?? [];
    const [button] = (opener && find(opener)) || [];
    if (performance.now() >= restsUntil) {
      if (control && since !== undefined) {
        probed.seen ??= since;
        before ??= state();
        press(control);
      } else if (button && !document.querySelector(":popover-open, dialog[open], details[open]")) press(button);
    }
    look();
    if (!probed.answered) setTimeout(tick, 16);
  };
  tick();
}
