interface StepsProps {
  label: string;
  steps: readonly string[];
  /** The step that the scene shows; undefined until it has loaded. */
  current: number | undefined;
  onChoose: (step: number) => void;
}

const stateOf = (step: number, current = 0) => (step < current ? "past" : step === current ? "current" : "coming");

/** A scene's steps: plain text until it has loaded, then buttons that jump to them. */
export function Steps({ label, steps, current, onChoose }: StepsProps) {
  return (
    <ol data-demo-steps aria-label={label} className="demo-steps">
      {steps.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step keeps its place, and its focus, in another language
        <li key={index} data-step={stateOf(index, current)}>
          {current === undefined ? (
            <span>{step}</span>
          ) : (
            <button type="button" aria-current={index === current ? "step" : undefined} onClick={() => onChoose(index)}>
              {/* Where a step only appears while current, a new element: the browser then counts no layout shift. */}
              <span key={String(index === current)}>{step}</span>
            </button>
          )}
        </li>
      ))}
    </ol>
  );
}
