import { type KeyboardEvent, useRef } from "react";

interface StepsProps {
  /** The accessible name of the list. */
  label: string;
  steps: readonly string[];
  /** The step that the scene shows; undefined while no scene is loaded, when the steps are plain text. */
  current: number | undefined;
  onChoose: (step: number) => void;
}

/** The direction of an arrow key, 1 along the reading direction and -1 against it; 0 for other keys. */
function directionOf({ key, altKey, ctrlKey, metaKey, currentTarget }: KeyboardEvent): number {
  if (altKey || ctrlKey || metaKey || !["ArrowLeft", "ArrowRight"].includes(key)) return 0;
  const isRightToLeft = getComputedStyle(currentTarget).direction === "rtl";
  return (key === "ArrowLeft") === isRightToLeft ? 1 : -1;
}

/** A scene's steps: plain text until it has loaded, then buttons that jump to them and share one tab stop. */
export function Steps({ label, steps, current, onChoose }: StepsProps) {
  const list = useRef<HTMLOListElement>(null);
  const moveFrom = (index: number) => (event: KeyboardEvent) => {
    const next = index + directionOf(event);
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
              {/* Where a step only appears while current, a new element: the browser then counts no layout shift. */}
              <span key={String(index === current)}>{step}</span>
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
