import { FrameContext } from "../kit/frame-context.ts";
import { type Layout, layouts } from "../kit/layout.ts";
import type { Scene, SceneProps } from "../kit/scene.ts";
import { SchoolWindow } from "../school-window.tsx";

export interface FrameProps extends SceneProps {
  scene: Scene;
  layout: Layout;
  playing?: boolean;
}

/** A scene at one moment, unscaled. Before it starts over it fades to an empty window, to avoid a hard cut. */
export function Frame({ scene, layout, playing = false, ...props }: FrameProps) {
  const { width, height } = layouts[layout];
  const { time, locale } = props;
  const { duration } = scene;
  return (
    <FrameContext value={{ layout, moment: time.value, duration, playing }}>
      <div
        lang={locale}
        translate="no"
        inert
        aria-hidden="true"
        data-layout={layout}
        className="relative overflow-hidden"
        style={{ width, height }}
      >
        <SchoolWindow scene={scene} {...props} />
        {time.reached(duration - 300) ? (
          <div
            className="absolute inset-0 top-[52px] z-60 bg-window"
            style={{ opacity: time.reached(duration - 220) ? 1 : 0.6 }}
          />
        ) : null}
      </div>
    </FrameContext>
  );
}
