import { startTransition, useEffect, useMemo, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { type LoadedScene, type SceneKey, type SceneProps, stepAt, turnAfter } from "../../demos/kit/scene.ts";
import { loadScene, loadStyles } from "../../demos/load-scene.ts";
import { ScaledFrame } from "../../demos/player/scaled-frame.tsx";
import { Steps } from "../../demos/player/steps.tsx";
import { usePlayhead } from "../../demos/player/use-playhead.ts";
import { useSwipe } from "../../demos/player/use-swipe.ts";
import { useLanguage } from "../../features/language/language-context.tsx";
import { PlaybackButton, type PlaybackLabels, usePlayback } from "../../features/playback/playback.tsx";
import { useMostInView } from "../../lib/hooks/use-most-in-view.ts";
import { matchesMedia, phoneQuery, reducedMotionQuery, useMedia } from "../../lib/media-query.ts";
import { nextTask, ownFrame, reportFault } from "../../lib/timing.ts";
import type { Shapes } from "../../ui/inline-svg.tsx";
import { WindowFrame } from "../../ui/window-frame.tsx";
import { DemoTry, type DemoTryProps } from "./demo-try.tsx";

interface DemoProps extends PlaybackLabels, Pick<DemoTryProps, "trying" | "download"> {
  product: SceneKey;
  icon: Shapes;
  /** The text alternative of the scene. */
  description: string;
  /** The fallback picture: without scripts, if the scene cannot be loaded, or if the island throws. */
  gif: string;
  text: SceneProps["text"];
  shared: SceneProps["shared"];
  /** URL of the scenes' style sheet. */
  styles: string;
  /** Accessible name of the list of steps. */
  stepsLabel: string;
}

/** Played until the scene has loaded. */
const emptyScene = { duration: Number.POSITIVE_INFINITY, steps: [] };

/** The product's scene, which plays while it is the one most in view or waits for the visitor's presses, and its steps. */
export default function Demo(props: DemoProps) {
  const { product, icon, description, gif, styles, text, shared, stepsLabel, trying, download, ...labels } = props;
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const [loaded, setLoaded] = useState<{ scene: LoadedScene; root: ShadowRoot }>();
  const [failed, setFailed] = useState(false);
  const { playing, toggle, pause } = usePlayback();
  /** When the visitor who operates the scene has last pressed in it, in ms; undefined while it plays by itself. */
  const [since, setSince] = useState<number>();
  const isMostInView = useMostInView(container, since);
  const { locale } = useLanguage();
  const layout = useMedia(phoneQuery) ? "tall" : "wide";
  const view = useMemo(() => ({ text, shared, locale, layout }) as const, [text, shared, locale, layout]);
  const turn = loaded && since !== undefined ? turnAfter(since, loaded.scene) : undefined;
  const running = isMostInView && (playing || turn !== undefined) && loaded !== undefined;
  const { time, waiting, hold } = usePlayhead(loaded?.scene ?? emptyScene, running, view, turn?.until);
  const moving = running && !waiting;

  useEffect(() => {
    if (!container) return;
    Promise.all([loadScene(product), loadStyles(styles)])
      .then(async ([scene, addStyles]) => {
        await ownFrame();
        const root = container.shadowRoot ?? container.attachShadow({ mode: "open" });
        addStyles(root);
        // Drawn and laid out in a task each, between which the browser can handle input.
        flushSync(() => setLoaded({ scene, root }));
        await nextTask();
        container.getBoundingClientRect();
      })
      .catch((error) => {
        reportFault(error);
        setFailed(true);
      });
  }, [container, product, styles]);

  const step = loaded && stepAt(loaded.scene, time);
  const stayAt = (moment: number, pressed?: number) => {
    pause();
    setSince(pressed);
    hold(moment);
  };
  const goTo = (index: number) => {
    const moment = loaded?.scene.steps[index];
    if (moment !== undefined) stayAt(moment);
  };
  const togglePlayback = () => {
    setSince(undefined);
    toggle();
  };
  const operate = (moment?: number) => {
    if (!loaded || moment === undefined) return setSince(undefined);
    const skips = moment === 0 || moment === since || matchesMedia(reducedMotionQuery);
    const proceed = () => stayAt(skips ? turnAfter(moment, loaded.scene).until : moment, moment);
    // Rendering another screen, as at the start, takes a slow phone longer than a tap may.
    if (moment === 0) startTransition(proceed);
    else proceed();
  };
  const swipe = useSwipe((direction) => {
    if (step !== undefined) goTo(step + direction);
  });
  return (
    <div className="demo">
      <WindowFrame
        shapes={icon}
        foot={
          <>
            <Steps label={stepsLabel} steps={text.steps} current={step} onChoose={goTo} />
            <PlaybackButton {...labels} playing={playing} onClick={togglePlayback} />
            {!loaded || step === undefined ? (
              <div className="demo-try needs-script" />
            ) : (
              <DemoTry
                {...{ trying, download, since, view, waiting, swipe }}
                root={loaded.root}
                press={turn?.press}
                step={text.steps[step]}
                onOperate={operate}
              />
            )}
          </>
        }
      >
        <div
          ref={setContainer}
          data-demo
          data-fallback={gif}
          data-playing={moving}
          role="img"
          aria-label={description}
          {...swipe}
        >
          <noscript>
            <img src={gif} alt="" width="640" height="440" loading="lazy" />
          </noscript>
          {failed && playing && <img src={gif} alt="" />}
          <p className="demo-words" data-shown={(failed && !playing) || undefined}>
            {description}
          </p>
        </div>
        {loaded &&
          createPortal(
            <ScaledFrame
              {...view}
              scene={turn ? { ...loaded.scene, cursor: [] } : loaded.scene}
              time={time}
              playing={moving}
            />,
            loaded.root,
          )}
      </WindowFrame>
    </div>
  );
}
