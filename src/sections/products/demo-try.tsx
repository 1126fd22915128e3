import { Fragment, type MouseEvent, useCallback, useLayoutEffect, useRef, useState } from "react";
import type { Strings } from "../../content/strings.ts";
import { controlOf } from "../../demos/player/control-of.ts";
import type { Press } from "../../demos/player/turn.ts";
import { interpolate } from "../../lib/interpolate.ts";
import { Icon } from "../../ui/icon.tsx";
import { NewTabLink } from "../../ui/new-tab-link.tsx";

export interface DemoTryTexts {
  trying: Strings["trying"];
  download: { href: string; text: string; name: string; hint: string };
}

interface DemoTryProps extends DemoTryTexts {
  /** When the visitor who operates the scene has last pressed in it, in ms; 0 at the start, else undefined. */
  since: number | undefined;
  /** The same moment again: without the pause until the next press. */
  onOperate: (since?: number) => void;
  press: Press | undefined;
  label: string | undefined;
  /** Whether the scene waits: for the press, or at its end. */
  waiting: boolean;
  /** The words of the present step. */
  step: string | undefined;
  root: ShadowRoot;
  swipe: object;
}

/** In ms. */
const doubleClick = 500;

/** Lets the visitor operate a scene: a button that starts it, what to press next, and a button over the control there. */
export function DemoTry(props: DemoTryProps) {
  const { trying, download, since, onOperate, press, label = "", waiting, step, root, swipe } = props;
  const operated = since !== undefined;
  const ended = waiting && !press;
  const name = press ? interpolate(press.field ? trying.pressField : trying.press, { label }) : trying.done;
  const [control, setControl] = useState<ReturnType<typeof controlOf>>();
  /** Where in the story the visitor has pressed beside the place. */
  const [missedAt, setMissedAt] = useState<number>();
  const missed = operated && missedAt === since;
  const Words = missed ? "mark" : "span";
  const startButton = useRef<HTMLButtonElement>(null);
  const pressButton = useRef<HTMLButtonElement>(null);
  const pressedAt = useRef(0);
  const keepFocus = useCallback((button: HTMLButtonElement) => {
    pressButton.current = button;
    button.focus();
    return () => {
      if (document.activeElement === button) startButton.current?.focus({ preventScroll: true });
    };
  }, []);
  useLayoutEffect(() => {
    if (press && waiting) setControl(controlOf(label, press, root));
  }, [label, press, root, waiting]);
  const start = () => {
    setMissedAt(undefined);
    onOperate(0);
    pressButton.current?.focus();
  };
  const pressScene = ({ target, timeStamp }: MouseEvent) => {
    // The second press of a double click is not meant for what the first has brought.
    if (timeStamp - pressedAt.current < doubleClick) return;
    if (!waiting) onOperate(since);
    else if (pressButton.current?.contains(target as Node)) {
      pressedAt.current = timeStamp;
      onOperate(press?.at);
    } else setMissedAt(since);
  };
  return (
    <>
      <div className="demo-try needs-script">
        <button
          ref={startButton}
          type="button"
          data-demo-try
          className={ended ? "quiet-link demo-again" : "quiet-link"}
          aria-label={operated ? trying.again : trying.startOf}
          onClick={start}
        >
          {/* New elements for another text: the browser then counts no layout shift. */}
          <Fragment key={`${operated} ${ended}`}>
            <Icon name={operated ? "rotateCcw" : "pointer"} />
            {(!operated || ended) && <span>{operated ? trying.again : trying.start}</span>}
          </Fragment>
        </button>
        {ended && (
          <NewTabLink className="quiet-link" {...download}>
            <Icon name="download" />
            <span>{download.text}</span>
          </NewTabLink>
        )}
        <p aria-live="polite">
          <span className="sr-only">{operated && step}</span>
          {/* At the start the name of the focused button says it. */}
          <Words aria-hidden={since === 0}>{operated && waiting && name}</Words>
        </p>
      </div>
      {press && (
        // biome-ignore lint/a11y: a press beside the button shows where it is and leaves it the focus
        <div
          className="demo-stage"
          data-missed={missed}
          {...swipe}
          onMouseDown={(event) => event.preventDefault()}
          onClick={pressScene}
        >
          {/* Moved by a transform, which is no layout shift. */}
          <div style={{ transform: control?.transform }}>
            <button
              ref={keepFocus}
              type="button"
              data-demo-press
              aria-disabled={!waiting}
              aria-label={name}
              style={control?.size}
              onKeyDown={({ key }) => key === "Escape" && onOperate()}
            >
              {waiting && <Icon name="pointer" />}
            </button>
          </div>
        </div>
      )}
    </>
  );
}
