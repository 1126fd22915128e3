import { type KeyboardEvent, useRef } from "react";

interface Properties {
  /** Names the list. */
  label: string;
  /** Each step in words. */
  steps: readonly string[];
  /** Which of them the scene shows; nothing while it is not there, when they are only read. */
  current: number | undefined;
  onChoose: (step: number) => void;
}

/** How far an arrow key leads from a step, along the reading direction; 0 for every other key. */
function distanceOf({ key, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent): number {
  if (altKey || ctrlKey || metaKey || !["ArrowLeft", "ArrowRight"].includes(key)) return 0;
  const isRightToLeft = getComputedStyle(currentTarget).direction === "rtl";
  return (key === "ArrowLeft") === isRightToLeft ? 1 : -1;
}

/**
 * The steps that a scene tells: words to read, and with the player buttons that lead there. Together they are one stop of the
 * tab key.
 */
export function Steps({ label, steps, current, onChoose }: Properties) {
  const list = useRef<HTMLOListElement>(null);
  const moveFrom = (index: number) => (event: KeyboardEvent) => {
    const next = index + distanceOf(event);
    const button = list.current?.children[next]?.firstElementChild;
    if (next === index || !(button instanceof HTMLElement)) return;
    event.preventDefault();
    button.focus();
    onChoose(next);
  };
  return (
    <ol ref={list} data-demo-steps aria-label={label} className="demo-steps">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step keeps its place, and its focus, in another language
        <li key={index}>
          {current === undefined ? (
            step
          ) : (
            <button
              type="button"
              aria-current={index === current ? "step" : undefined}
              tabIndex={index === current ? 0 : -1}
              onClick={() => onChoose(index)}
              onKeyDown={moveFrom(index)}
            >
              {/* Written where it was hidden: another element, which has shifted nothing. */}
              <span key={String(index === current)}>{step}</span>
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
