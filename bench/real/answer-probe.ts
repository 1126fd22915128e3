import type { ControlName } from "./controls.ts";

/** When a control was there and when it answered: in ms since the epoch, so that it holds across documents. */
export interface Answered {
  /** The frame with the control. */
  seen?: number;
  /** The first contentful paint, which is told late and may be later than that frame. */
  painted?: number;
  answered?: number;
  /** How often it was pressed until then. */
  presses: number;
}

export interface ProbeRequest {
  name: ControlName;
  selector: string;
  /** What opens the menu, for a control that lies in it. */
  opener: string | undefined;
}

declare global {
  interface Window {
    probe: Answered;
  }
}

/**
 * Runs in the page before anything else of it: presses one control every 100 ms from the frame in which it is first on
 * the screen until a press shows, and fills `window.probe`. What counts is what a visitor sees of it: an open menu, the
 * toggle's other picture, the headline in the other language, the film's control changed. Needs to be self-contained.
 */
export function probeControl({ name, selector, opener }: ProbeRequest): void {
  const restMs = 100;
  const tickMs = 16;
  const key = "bench-probe";
  // There is none yet when this runs.
  const root = () => document.documentElement;
  const now = () => performance.timeOrigin + performance.now();
  const kept = sessionStorage.getItem(key);
  const probe: Answered = kept ? JSON.parse(kept) : { presses: 0 };
  window.probe = probe;
  const answer = () => {
    probe.answered ??= now();
  };

  const keep = () => sessionStorage.setItem(key, JSON.stringify(probe));
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName("first-contentful-paint")[0];
    if (!paint) return;
    // A choice of language that opened another document shows once that one is painted.
    if (kept) probe.answered ??= performance.timeOrigin + paint.startTime;
    probe.painted ??= performance.timeOrigin + paint.startTime;
    if (probe.presses > 0) keep();
  }).observe({ type: "paint", buffered: true });

  const open = () => document.querySelectorAll(":popover-open, dialog[open], details[open]").length;
  const attributes = (element: Element | null) => [...(element?.attributes ?? [])].map(({ value }) => value).join();
  const shown: Record<ControlName, (control: Element) => unknown> = {
    menu: (control) => `${open()} ${control.getAttribute("aria-expanded") === "true"}`,
    // What its picture follows; the page follows a frame or more later, which another press meanwhile would undo.
    theme: () => root().classList.contains("darken"),
    language: () => document.querySelector("h1")?.textContent,
    film: (control) => control.outerHTML + attributes(document.querySelector("#hero")),
  };

  /** What is on the screen, with the frame that first showed it. */
  const onScreen = new Map<Element, number>();
  const watched = new WeakSet<Element>();
  const screen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target, time } of entries) {
      if (!isIntersecting) onScreen.delete(target);
      else if (!onScreen.has(target)) onScreen.set(target, performance.timeOrigin + time);
    }
  });
  const wanted = [selector, opener].filter(Boolean).join();
  const find = () => {
    for (const control of document.querySelectorAll(wanted)) {
      if (!watched.has(control)) screen.observe(control);
      watched.add(control);
    }
  };
  const dispatch = (control: Element) => {
    for (const type of ["pointerdown", "pointerup", "click"]) {
      control.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, composed: true }));
    }
  };
  const choose = (select: HTMLSelectElement) => {
    select.value = root().lang === "de" ? "fr" : "de";
    for (const type of ["input", "change"]) select.dispatchEvent(new Event(type, { bubbles: true }));
  };

  let pressed: { control: Element; before: unknown } | undefined;
  const look = () => {
    if (pressed && shown[name](pressed.control) !== pressed.before) answer();
  };
  // While the document arrives this runs before each frame, so that no control is found later than it is shown.
  new MutationObserver(() => {
    find();
    look();
  }).observe(document, { attributes: true, childList: true, characterData: true, subtree: true });

  const there = (which: string) => [...onScreen].find(([element]) => element.matches(which));
  let restsUntil = 0;
  let opensAgainAt = 0;
  const tick = () => {
    look();
    if (probe.answered) return;
    const [control, since] = there(selector) ?? [];
    const [button] = (opener && !control && open() === 0 && there(opener)) || [];
    if (control && since && performance.now() >= restsUntil) {
      probe.seen ??= since;
      probe.presses += 1;
      pressed ??= { control, before: shown[name](control) };
      keep();
      restsUntil = performance.now() + restMs;
      if (control instanceof HTMLSelectElement) choose(control);
      else dispatch(control);
      look();
    } else if (button && performance.now() >= opensAgainAt) {
      opensAgainAt = performance.now() + restMs;
      dispatch(button);
    }
    setTimeout(tick, tickMs);
  };
  if (!probe.answered) tick();
}
