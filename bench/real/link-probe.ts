/** When a link was there and when it led somewhere, in ms since navigation. */
export interface LinkAnswer {
  name: string;
  seen: number;
  answered: number | undefined;
}

export interface LinkRequest {
  selector: string;
  /** What opens the menu, for the links that lie in it. */
  opener: string | undefined;
}

declare global {
  interface Window {
    links: () => LinkAnswer[];
  }
}

/**
 * Runs in the page before anything else of it: presses every link every 100 ms from the frame in which it is first on
 * the screen until a press is not held back by a script, and follows none. Needs to be self-contained.
 */
export function probeLinks({ selector, opener }: LinkRequest): void {
  const restMs = 100;
  const tickMs = 16;
  let paintedAt: number | undefined;
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) if (name === "first-contentful-paint") paintedAt = startTime;
  }).observe({ type: "paint", buffered: true });

  interface Known extends LinkAnswer {
    pressedAt: number;
  }
  const known = new Map<Element, Known>();
  const openers = new Set<Element>();
  const watched = new WeakSet<Element>();
  const screen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target, time } of entries) {
      if (opener && target.matches(opener)) {
        if (isIntersecting) openers.add(target);
        else openers.delete(target);
      } else if (isIntersecting && !known.has(target)) {
        const name = target.getAttribute("href") ?? "";
        known.set(target, { name, seen: time, answered: undefined, pressedAt: Number.NEGATIVE_INFINITY });
      }
    }
  });
  const wanted = [selector, opener].filter(Boolean).join();
  new MutationObserver(() => {
    for (const element of document.querySelectorAll(wanted)) {
      if (!watched.has(element)) screen.observe(element);
      watched.add(element);
    }
  }).observe(document, { childList: true, subtree: true });

  // The page's own handlers meet an event that tells them what is true without us; the browser follows no link.
  addEventListener(
    "click",
    (event) => {
      const link = !event.isTrusted && event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!link) return;
      event.preventDefault();
      let held = false;
      Object.defineProperties(event, {
        preventDefault: {
          value: () => {
            held = true;
          },
        },
        defaultPrevented: { get: () => held },
      });
      const pressed = { place: location.href, top: scrollY };
      queueMicrotask(() => {
        const led = !held || location.href !== pressed.place || scrollY !== pressed.top;
        const entry = known.get(link);
        if (entry && led) entry.answered ??= performance.now();
      });
    },
    true,
  );

  const click = (element: Element) =>
    element.dispatchEvent(new PointerEvent("click", { bubbles: true, cancelable: true, composed: true }));
  let opensAgainAt = 0;
  const tick = () => {
    for (const [link, entry] of known) {
      if (entry.answered || performance.now() < entry.pressedAt + restMs) continue;
      entry.pressedAt = performance.now();
      click(link);
    }
    const [button] = openers;
    const isOpen = document.querySelector(":popover-open, dialog[open], details[open]");
    if (button && !isOpen && performance.now() >= opensAgainAt) {
      opensAgainAt = performance.now() + restMs;
      click(button);
    }
    setTimeout(tick, tickMs);
  };
  tick();
  window.links = () =>
    [...known.values()].map(({ name, seen, answered }) => ({
      name,
      seen: Math.max(seen, paintedAt ?? seen),
      answered,
    }));
}
