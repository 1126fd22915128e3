import { useCallback, useRef } from "react";
import { flushSync } from "react-dom";
import type { Strings } from "../../content/strings.ts";
import type { Layout } from "../../demos/kit/layout.ts";
import type { SceneProps } from "../../demos/kit/scene.ts";
import { PressButton } from "../../demos/player/press-button.tsx";
import type { Turn } from "../../demos/player/turn.ts";
import type { useSwipe } from "../../demos/player/use-swipe.ts";
import { interpolate } from "../../lib/interpolate.ts";
import { Icon } from "../../ui/icon.tsx";
import { NewTabLink } from "../../ui/new-tab-link.tsx";

export interface DemoTryTexts {
  trying: Strings["trying"];
  download: { href: string; text: string; name: string; hint: string };
}

interface DemoTryProps extends DemoTryTexts {
  /** Undefined until the visitor operates the scene. */
  turn: Turn | undefined;
  /** Whether the scene waits: for a press, or at its end. */
  waiting: boolean;
  view: Pick<SceneProps, "text" | "shared"> & { layout: Layout };
  /** The words of the present step. */
  step: string;
  /** How often the visitor has pressed beside the place. */
  misses: number;
  swipe: ReturnType<typeof useSwipe>;
  onStart: () => void;
  onPress: (at: number) => void;
}

/** Lets the visitor operate a scene: a button that starts it, what to press next, and where. */
export function DemoTry(props: DemoTryProps) {
  const { trying, download, turn, waiting, view, step, misses, swipe, onStart, onPress } = props;
  const startButton = useRef<HTMLButtonElement>(null);
  const pressButton = useRef<HTMLButtonElement>(null);
  const attachPressButton = useCallback((button: HTMLButtonElement) => {
    pressButton.current = button;
    return () => {
      if (document.activeElement === button) startButton.current?.focus();
    };
  }, []);
  const start = () => {
    flushSync(onStart);
    pressButton.current?.focus();
  };
  // While the scene moves on, the button stays where it was pressed.
  const press = waiting ? turn?.next : (turn?.last ?? turn?.next);
  const name = press && interpolate(trying.press, { label: press.label?.(view) ?? step });
  return (
    <>
      <div className="demo-try">
        <p aria-live="polite">
          <span className="sr-only">{turn && step}</span>
          <span>{waiting && name}</span>
        </p>
        {waiting && !press ? (
          <NewTabLink className="quiet-link" {...download}>
            <Icon name="download" />
            <span>{download.text}</span>
          </NewTabLink>
        ) : null}
        <button
          ref={startButton}
          type="button"
          data-demo-try
          className="quiet-link"
          aria-label={turn ? undefined : trying.startOf}
          onClick={start}
        >
          {turn ? null : <Icon name="pointer" />}
          <span>{turn ? trying.again : trying.start}</span>
        </button>
      </div>
      {press && name ? (
        <PressButton
          ref={attachPressButton}
          {...{ press, name, waiting, misses }}
          {...swipe}
          layout={view.layout}
          onPress={() => onPress(press.at)}
        />
      ) : null}
    </>
  );
}
