import { Component, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { DemoTexts, Scene, SceneKey, SharedTexts } from "../../demos/kit/scene.ts";
import { loadScene } from "../../demos/load-scene.ts";
import { Stage } from "../../demos/player/stage.tsx";
import { useLanguage } from "../../features/language/use-language.ts";
import { PlaybackButton, type PlaybackLabels } from "../../features/playback/playback-button.tsx";
import { usePlayback } from "../../features/playback/use-playback.ts";
import { useMedia } from "../../lib/hooks/use-media.ts";
import { useMostInView } from "../../lib/hooks/use-most-in-view.ts";
import { phoneQuery } from "../../lib/media-query.ts";
import { reportFault } from "../../lib/report-fault.ts";
import type { Shapes } from "../../ui/drawing.tsx";
import { WindowFrame } from "../../ui/window-frame.tsx";

export interface DemoProps extends PlaybackLabels {
  product: SceneKey;
  icon: Shapes;
  /** What there is to see, in words. */
  description: string;
  /** What is shown where the scene cannot be. */
  gif: string;
  text: DemoTexts[SceneKey];
  shared: SharedTexts;
  /** The address of the scenes' style sheet. */
  styles: string;
}

/** Shows the picture instead of a scene that throws, and reports it. */
class Rescue extends Component<{ instead: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportFault(error);
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

const wholePlace = { display: "block", width: "100%", height: "100%", objectFit: "cover" } as const;

/** A product at work: its scene, which plays while it is the one most in view; without scripts its picture. */
export default function Demo({ product, icon, description, gif, styles, text, shared, ...labels }: DemoProps) {
  const screen = useRef<HTMLDivElement>(null);
  const control = useRef<HTMLButtonElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();
  const [scene, setScene] = useState<Scene>();
  const [failed, setFailed] = useState(false);
  const { playing, toggle } = usePlayback(control);
  const moving = useMostInView(screen) && playing && scene !== undefined;
  const { locale } = useLanguage();
  const shape = useMedia(phoneQuery) ? "tall" : "wide";

  useEffect(() => {
    loadScene(product).then(setScene, (error) => {
      reportFault(error);
      setFailed(true);
    });
  }, [product]);
  useLayoutEffect(() => {
    if (!scene && !failed) return;
    setRoot(screen.current?.shadowRoot ?? screen.current?.attachShadow({ mode: "open" }));
  }, [scene, failed]);

  const picture = <img src={gif} alt="" style={wholePlace} />;
  return (
    <div className="demo">
      <WindowFrame
        shapes={icon}
        control={<PlaybackButton {...labels} ref={control} playing={playing} onClick={toggle} />}
      >
        <div ref={screen} data-demo data-instead={gif} data-playing={moving} role="img" aria-label={description}>
          <noscript>
            <img src={gif} alt="" width="640" height="440" loading="lazy" decoding="async" />
          </noscript>
          <p className="demo-words">{description}</p>
        </div>
        {root
          ? createPortal(
              scene ? (
                <Rescue instead={picture}>
                  <Stage
                    scene={scene}
                    shape={shape}
                    playing={moving}
                    styles={styles}
                    text={text}
                    shared={shared}
                    locale={locale}
                  />
                </Rescue>
              ) : (
                picture
              ),
              root,
            )
          : null}
      </WindowFrame>
    </div>
  );
}
