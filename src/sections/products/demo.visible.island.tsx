import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { type DemoTexts, type Scene, type SceneKey, type SharedTexts, stepAt } from "../../demos/kit/scene.ts";
import { loadScene, loadStyles } from "../../demos/load-scene.ts";
import { ScaledFrame } from "../../demos/player/scaled-frame.tsx";
import { Steps } from "../../demos/player/steps.tsx";
import { usePlayhead } from "../../demos/player/use-playhead.ts";
import { useSwipe } from "../../demos/player/use-swipe.ts";
import { useLanguage } from "../../features/language/language-context.tsx";
import { PlaybackButton, type PlaybackLabels } from "../../features/playback/playback-button.tsx";
import { usePlayback } from "../../features/playback/use-playback.ts";
import { useMedia } from "../../lib/hooks/use-media.ts";
import { useMostInView } from "../../lib/hooks/use-most-in-view.ts";
import { phoneQuery } from "../../lib/media-query.ts";
import { reportFault } from "../../lib/report-fault.ts";
import type { Shapes } from "../../ui/drawing.tsx";
import { WindowFrame } from "../../ui/window-frame.tsx";

interface DemoProps extends PlaybackLabels {
  product: SceneKey;
  icon: Shapes;
  /** What there is to see, in words. */
  description: string;
  /** What is shown where the scene cannot be; by the island itself when it throws. */
  gif: string;
  text: DemoTexts[SceneKey];
  shared: SharedTexts;
  /** The address of the scenes' style sheet. */
  styles: string;
  /** Names the list of steps. */
  stepsLabel: string;
}

/** What there is to play while the scene has not come. */
const nothing = { duration: Number.POSITIVE_INFINITY, steps: [] };

/**
 * A product at work: its scene, which plays while it is the one most in view, and its steps, to go through by oneself. Without
 * scripts it is a picture and the steps in words.
 */
export default function Demo(props: DemoProps) {
  const { product, icon, description, gif, styles, text, shared, stepsLabel, ...labels } = props;
  const screen = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const [loaded, setLoaded] = useState<{ scene: Scene; root: ShadowRoot }>();
  const [failed, setFailed] = useState(false);
  const { playing, toggle, pause } = usePlayback(control);
  const moving = useMostInView(screen) && playing && loaded !== undefined;
  const { time, hold } = usePlayhead(loaded?.scene ?? nothing, moving);
  const { locale } = useLanguage();
  const layout = useMedia(phoneQuery) ? "tall" : "wide";

  useEffect(() => {
    Promise.all([loadScene(product), loadStyles(styles)])
      .then(([scene, sheet]) => {
        const root = screen.current?.shadowRoot ?? screen.current?.attachShadow({ mode: "open" });
        if (!root) return;
        root.adoptedStyleSheets = [sheet];
        setLoaded({ scene, root });
      })
      .catch((error) => {
        reportFault(error);
        setFailed(true);
      });
  }, [product, styles]);

  const step = loaded && stepAt(loaded.scene, time);
  const goTo = (chosen: number) => {
    const moment = loaded?.scene.steps[chosen];
    if (moment === undefined) return;
    pause();
    hold(moment);
  };
  const texts = { text, shared, locale };
  const swipe = useSwipe((way) => step !== undefined && goTo(step + way));
  return (
    <div className="demo">
      <WindowFrame
        shapes={icon}
        control={<PlaybackButton {...labels} ref={control} playing={playing} onClick={toggle} />}
        foot={<Steps label={stepsLabel} steps={text.steps} current={step} onChoose={goTo} />}
      >
        <div
          ref={screen}
          data-demo
          data-fallback={gif}
          data-playing={moving}
          role="img"
          aria-label={description}
          {...swipe}
        >
          <noscript>
            <img src={gif} alt="" width="640" height="440" loading="lazy" decoding="async" />
          </noscript>
          {failed ? <img src={gif} alt="" /> : null}
          <p className="demo-words">{description}</p>
        </div>
        {loaded &&
          createPortal(
            <ScaledFrame scene={loaded.scene} layout={layout} time={time} playing={moving} {...texts} />,
            loaded.root,
          )}
      </WindowFrame>
    </div>
  );
}
