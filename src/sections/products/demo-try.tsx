import { type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Strings } from "../../content/strings.ts";
import type { PressStop, SceneProps } from "../../demos/kit/scene.ts";
import { controlOf } from "../../demos/player/control-of.ts";
import { interpolate } from "../../lib/interpolate.ts";
import { Icon } from "../../ui/icon.tsx";
import { NewTabLink } from "../../ui/new-tab-link.tsx";

export interface DemoTryProps {
  trying: Strings["trying"];
  download: { href: string; text: string; name: string; hint: string };
  /** When the visitor who operates the scene has last pressed in it, in ms; 0 at the start, else undefined. */
  since: number | undefined;
  /** The same moment again: without the pause until the next press. */
  onOperate: (since?: number) => void;
  press: PressStop | undefined;
  view: Pick<SceneProps, "text" | "shared" | "layout">;
  /** Whether the scene waits: for the press, or at its end. */
  waiting: boolean;
  step: string | undefined;
  root: ShadowRoot;
  swipe: object;
}

/** Lets the visitor operate a scene: a button that starts it, what to press next, and a button over the control there. */
export function DemoTry({ trying, download, since, onOperate, press, view, waiting, step, root, swipe }: DemoTryProps) {
  const operated = since !== undefined;
  const form = press?.field ? trying.pressField : trying.press;
  const name = press ? interpolate(form, { label: press.label(view) }) : trying.done;
  const [control, setControl] = useState<ReturnType<typeof controlOf>>();
  /** What the scene shows and did not show when it last waited. */
  const [news, setNews] = useState<string>();
  const seen = useRef<string[]>([]);
  /** Where in the story the visitor has pressed beside the place. */
  const [missedAt, setMissedAt] = useState<number>();
  const missed = operated && missedAt === since;
  const startButton = useRef<HTMLButtonElement>(null);
  const pressButton = useRef<HTMLButtonElement>(null);
  const words = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // The button has gone with the focus: to where one more Enter does nothing.
    if (operated && !press && document.activeElement === document.body) words.current?.focus({ preventScroll: true });
    if (!waiting) return;
    // biome-ignore lint/performance/useDomNodeTextContent: without what is not visible yet
    const texts = (root.lastElementChild as HTMLElement).innerText.split("\n");
    setNews(texts.filter((text) => text.trim() && !seen.current.includes(text)).join(", "));
    seen.current = texts;
    if (press) setControl(controlOf(press.label(view), press, view.layout, root));
  }, [operated, press, view, root, waiting]);
  const start = () => {
    setMissedAt(undefined);
    if (since !== 0) seen.current = [];
    flushSync(() => onOperate(0));
    pressButton.current?.focus();
  };
  const pressScene = ({ target, detail }: MouseEvent) => {
    // The second press of a double click is not meant for what the first has brought.
    if (detail > 1) return;
    if (!waiting) onOperate(since);
    else if (pressButton.current?.contains(target as Node)) onOperate(press?.at);
    else setMissedAt(since);
  };
  const stop = () => {
    startButton.current?.focus();
    onOperate();
  };
  return (
    <>
      <div className="demo-try needs-script">
        <button
          ref={startButton}
          type="button"
          data-demo-try
          className={operated ? "icon-button" : "quiet-link"}
          aria-label={operated ? trying.again : trying.startOf}
          onClick={start}
        >
          {/* A new element: the browser then counts no layout shift. */}
          <Icon key={String(operated)} name={operated ? "rotateCcw" : "pointer"} />
          {!operated && <span>{trying.start}</span>}
        </button>
        <p aria-live="polite">
          <span className="sr-only">{operated && news}</span>
          <span className={press && view.layout === "tall" ? "" : "sr-only"}>{operated && press && step}</span>
          {/* At the start the name of the focused button says it. */}
          <b ref={words} tabIndex={-1} data-missed={missed} aria-hidden={since === 0}>
            {waiting ? name : operated && !press && step}
          </b>
        </p>
        {waiting && !press && (
          <NewTabLink className="quiet-link button-ink" {...download}>
            <Icon name="download" />
            <span>{download.text}</span>
          </NewTabLink>
        )}
      </div>
      {press && (
        // biome-ignore lint/a11y: a press beside the button shows where it is and leaves it the focus
        <div
          className="demo-stage"
          {...swipe}
          onMouseDown={(event) => event.preventDefault()}
          onClick={pressScene}
          data-missed={missed}
        >
          {/* Moved by a transform, which is no layout shift. */}
          <div style={{ height: "100%", transform: control?.transform }}>
            <button
              ref={pressButton}
              type="button"
              data-demo-press
              aria-disabled={!waiting}
              aria-label={name}
              style={control?.size}
              onKeyDown={({ key }) => key === "Escape" && stop()}
            >
              {waiting && <Icon name="pointer" />}
            </button>
          </div>
        </div>
      )}
    </>
  );
}
