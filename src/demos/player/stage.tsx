import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { PlaybackContext } from "../kit/playback.ts";
import type { Scene } from "../kit/scene.ts";
import { type Shape, shapes } from "../kit/shape.ts";
import { Frame, type SceneTexts } from "./frame.tsx";
import { useMoment } from "./use-moment.ts";
import { usePrinting } from "./use-printing.ts";

interface Properties extends SceneTexts {
  scene: Scene;
  shape: Shape;
  playing: boolean;
  /** The address of the scenes' style sheet. */
  styles: string;
}

/** A scene that plays, as large as its place: drawn at its own size and scaled, so that every line breaks as it was drawn. */
export function Stage({ scene, shape, playing, styles, ...texts }: Properties) {
  const [styled, setStyled] = useState(false);
  const [scale, setScale] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const time = useMoment(scene, playing && styled, usePrinting());
  const { width } = shapes[shape];
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => setScale(element.clientWidth / width);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [width]);
  const playback = useMemo(
    () => ({ moment: time.value, duration: scene.duration, playing: playing && styled }),
    [time.value, scene, playing, styled],
  );
  return (
    <>
      <link rel="stylesheet" href={styles} onLoad={() => setStyled(true)} />
      <div ref={place} style={{ overflow: "hidden", height: "100%", visibility: styled ? undefined : "hidden" }}>
        <div style={{ transform: `scale(${scale})`, transformOrigin: "0 0" }}>
          <PlaybackContext value={playback}>
            <Frame scene={scene} shape={shape} time={time} {...texts} />
          </PlaybackContext>
        </div>
      </div>
    </>
  );
}
