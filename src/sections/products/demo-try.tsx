import { useCallback, useRef, useState } from "react";
import type { Strings } from "../../content/strings.ts";
import { type Layout, layouts } from "../../demos/kit/layout.ts";
import type { SceneProps } from "../../demos/kit/scene.ts";
import { isOn } from "../../demos/player/is-on.ts";
import type { Press } from "../../demos/player/turn.ts";
import type { useSwipe } from "../../demos/player/use-swipe.ts";
import { interpolate } from "../../lib/interpolate.ts";
import { Icon } from "../../ui/icon.tsx";
import { NewTabLink } from "../../ui/new-tab-link.tsx";

export interface DemoTryTexts {
  trying: Strings["trying"];
  download: { href: string; text: string; name: string; hint: string };
}

interface DemoTryProps extends DemoTryTexts {
  /** The scene as it is drawn. */
  root: ShadowRoot;
  /** When the visitor who operates the scene has last pressed in it, in ms; 0 at the start, else undefined. */
  since: number | undefined;
  /** What is to be pressed next. */
  press: Press | undefined;
  /** Whether the scene waits: for the press, or at its end. */
  waiting: boolean;
  view: Pick<SceneProps, "text" | "shared"> & { layout: Layout };
  /** The words of the present step. */
  step: string | undefined;
  swipe: ReturnType<typeof useSwipe>;
  /** Plays on from a press, in ms; from 0 at the start. */
  onPress: (at: number) => void;
  onEnd: () => void;
}

/** Lets the visitor operate a scene: a button that starts it, what to press next, and a button over the scene there. */
export function DemoTry(props: DemoTryProps) {
  const { root, trying, download, since, press, waiting, view, step, swipe, onPress, onEnd } = props;
  const operated = since !== undefined;
  /** How often the visitor has pressed beside the place. */
  const [misses, setMisses] = useState(0);
  /** How often the visitor has started. */
  const [starts, setStarts] = useState(0);
  const startButton = useRef<HTMLButtonElement>(null);
  const keepFocus = useCallback((button: HTMLButtonElement) => {
    return () => {
      // The start button may be new, and out of view.
      const focus = () => startButton.current?.focus({ preventScroll: true });
      if (document.activeElement === button) queueMicrotask(focus);
    };
  }, []);
  const playOn = (at: number) => {
    setMisses(0);
    onPress(at);
  };
  const { width, height } = layouts[view.layout];
  const [x, y] = press?.point ?? [0, 0];
  const label = press?.label(view) ?? "";
  const name = press ? interpolate(trying.press, { label }) : trying.done;
  return (
    <>
      <div className="demo-try needs-script">
        <p aria-live="polite">
          <span className="sr-only">{operated && step}</span>
          {/* At the start the name of the focused button says it. */}
          <span aria-hidden={since === 0} data-missed={misses > 0}>
            {operated && waiting && name}
          </span>
        </p>
        {waiting && !press ? (
          <NewTabLink className="quiet-link" {...download}>
            <Icon name="download" />
            <span>{download.text}</span>
          </NewTabLink>
        ) : null}
        {/* A new element for another text: the browser then counts no layout shift. */}
        <button
          key={String(operated)}
          ref={startButton}
          type="button"
          data-demo-try
          className={operated ? "quiet-link demo-again" : "quiet-link"}
          aria-label={operated ? trying.again : trying.startOf}
          onClick={() => {
            setStarts(starts + 1);
            playOn(0);
          }}
        >
          <Icon name={operated ? "rotateCcw" : "pointer"} />
          <span>{operated ? trying.again : trying.start}</span>
        </button>
      </div>
      {press ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: all that it does, the button in it does by keyboard
        <div
          // A new start moves the focus to it.
          key={starts}
          className="demo-stage"
          {...swipe}
          onKeyDown={({ key }) => key === "Escape" && onEnd()}
          onClick={({ nativeEvent }) => {
            if (!waiting) return;
            if (isOn(root, label, nativeEvent)) playOn(press.at);
            else setMisses(misses + 1);
          }}
        >
          {/* Moved by a transform, which is no layout shift. */}
          <div style={{ transform: `translate(${(x / width) * 100}%, ${(y / height) * 100}%)` }}>
            <button
              ref={keepFocus}
              // biome-ignore lint/a11y/noAutofocus: whoever starts goes on here
              autoFocus
              type="button"
              data-demo-press
              aria-disabled={!waiting}
              aria-label={name}
              onClick={(event) => {
                event.stopPropagation();
                if (waiting) playOn(press.at);
              }}
            >
              {/* A press beside it shows it anew. */}
              {waiting && (
                <span key={misses}>
                  <Icon name="pointer" />
                </span>
              )}
            </button>
          </div>
        </div>
      ) : null}
    </>
  );
}
