import { type MouseEvent, startTransition, useLayoutEffect, useRef, useState } from "react";
import type { Strings } from "../../content/strings.ts";
import type { PressStop, SceneProps } from "../../demos/kit/scene.ts";
import { controlOf } from "../../demos/player/control-of.ts";
import { interpolate } from "../../lib/interpolate.ts";
import { Icon } from "../../ui/icon.tsx";
import { NewTabLink } from "../../ui/new-tab-link.tsx";

export interface DemoTryProps {
  trying: Strings["trying"];
  download: { text: string; link: { href: string; name: string; hint: string } };
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
  const name = press ? interpolate(form, { label: press.label(view.text, view.shared) }) : trying.done;
  const ended = operated && !press;
  /** What the scene shows and did not show when it last waited. */
  const [news, setNews] = useState<string>();
  const seen = useRef<string[]>([]);
  /** How often the visitor has pressed beside the place. */
  const [misses, setMisses] = useState(0);
  const startButton = useRef<HTMLButtonElement>(null);
  const pressButton = useRef<HTMLButtonElement>(null);
  const words = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!waiting) return;
    // biome-ignore lint/performance/useDomNodeTextContent: without what is not visible yet
    const texts = (root.lastElementChild as HTMLElement).innerText.split("\n").filter((text) => text.trim());
    // The first screen and the result are told whole. After the frame: it is only heard.
    const unseen = texts.filter((text) => !(since && press && seen.current.includes(text)));
    startTransition(() => setNews(unseen.join(", ")));
    seen.current = texts;
    const place = pressButton.current?.parentElement;
    if (!press || !place) return;
    const style = controlOf(press.label(view.text, view.shared), press, view.layout, root);
    for (const [name, value] of Object.entries(style ?? {})) place.style.setProperty(name, value);
    place.scrollIntoView({ block: "nearest" });
  }, [since, press, view, root, waiting]);
  const hasPress = press !== undefined;
  useLayoutEffect(() => {
    if (hasPress) pressButton.current?.focus();
    // The button has gone with the focus: to where one more Enter does nothing.
    else if (ended && document.activeElement === document.body) words.current?.focus({ preventScroll: true });
  }, [hasPress, ended]);
  const start = () => {
    setMisses(0);
    setNews(undefined);
    pressButton.current?.focus();
    onOperate(0);
  };
  const pressScene = ({ target, detail }: MouseEvent) => {
    // The second press of a double click is not meant for what the first has brought.
    if (detail > 1) return;
    const isMiss = waiting && !pressButton.current?.contains(target as Node);
    setMisses(isMiss ? misses + 1 : 0);
    if (!isMiss) onOperate(waiting ? press?.at : since);
  };
  const stop = () => {
    startButton.current?.focus();
    onOperate();
  };
  return (
    <>
      <div className="demo-try needs-script" data-missed={hasPress && misses > 0}>
        <p aria-live="polite">
          <span className="sr-only">{operated && news}</span>
          <span className="sr-only">{operated && step}</span>
          <strong aria-hidden>{operated && press && !waiting && name}</strong>
          {/* At the start the name of the focused button says it. A new element is said again. */}
          <b key={misses} ref={words} tabIndex={-1} aria-hidden={since === 0 && misses === 0}>
            {(waiting || ended) && name}
          </b>
        </p>
        {ended && (
          <NewTabLink className="button button-ink" {...download.link}>
            <Icon name="download" />
            <span>{download.text}</span>
          </NewTabLink>
        )}
        <button
          ref={startButton}
          type="button"
          data-demo-try
          className={operated ? "icon-button" : "button button-outline"}
          aria-label={operated ? trying.again : trying.startOf}
          onClick={start}
        >
          {/* A new element: the browser then counts no layout shift. */}
          <Icon key={String(operated)} name={operated ? "rotateCcw" : "pointer"} />
          {!operated && <span>{trying.start}</span>}
        </button>
      </div>
      {press && (
        // biome-ignore lint/a11y: a press beside the button shows where it is and leaves it the focus
        <div className="demo-stage" {...swipe} onMouseDown={(event) => event.preventDefault()} onClick={pressScene}>
          <div /* Moved by a transform, which is no layout shift. */>
            <button
              ref={pressButton}
              type="button"
              data-demo-press
              aria-disabled={!waiting}
              aria-label={name}
              onKeyDown={({ key }) => key === "Escape" && stop()}
            />
            {waiting && <Icon name="pointer" />}
          </div>
        </div>
      )}
    </>
  );
}
