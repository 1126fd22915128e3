import { layouts } from "../kit/layout.ts";
import type { Scene, SceneProps } from "../kit/scene.ts";
import { SchoolWindow } from "../school-window.tsx";

export interface FrameProps extends SceneProps {
  scene: Scene;
  playing?: boolean;
}

/** A scene at one moment, unscaled. Before it starts over it fades to an empty window, to avoid a hard cut. */
export function Frame({ scene, playing = false, ...props }: FrameProps) {
  const { time, locale, layout } = props;
  const { width, height } = layouts[layout];
  const { duration } = scene;
  return (
    <div
      lang={locale}
      translate="no"
      inert
      aria-hidden="true"
      data-layout={layout}
      className="relative overflow-hidden"
      style={{ width, height }}
    >
      <SchoolWindow scene={scene} playing={playing} {...props} />
      {time.reached(duration - 300) ? (
        <div
          className="absolute inset-0 top-[52px] z-60 bg-window"
          style={{ opacity: time.reached(duration - 220) ? 1 : 0.6 }}
        />
      ) : null}
    </div>
  );
}
