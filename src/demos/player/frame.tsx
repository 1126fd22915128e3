import type { DemoTexts, Scene, SceneKey, SharedTexts } from "../kit/scene.ts";
import type { SceneTime } from "../kit/scene-time.ts";
import { type Shape, ShapeContext, shapes } from "../kit/shape.ts";

const leaving = 300;
const gone = 220;

export interface SceneTexts {
  text: DemoTexts[SceneKey];
  shared: SharedTexts;
  locale: string;
}

interface Properties extends SceneTexts {
  scene: Scene;
  shape: Shape;
  time: SceneTime;
}

/** A scene at a moment, as large as it is drawn. It empties before it begins again: a breath instead of a cut. */
export function Frame({ scene, shape, time, ...texts }: Properties) {
  const { width, height } = shapes[shape];
  const remains = (left: number) => !time.reached(scene.duration - left);
  const opacity = remains(leaving) ? 0 : remains(gone) ? 0.6 : 1;
  return (
    <ShapeContext value={shape}>
      <div
        lang={texts.locale}
        translate="no"
        inert
        aria-hidden="true"
        data-shape={shape}
        className="relative overflow-hidden"
        style={{ width, height }}
      >
        {scene.render({ time, ...texts })}
        {opacity > 0 ? <div className="absolute inset-0 top-[52px] z-60 bg-window" style={{ opacity }} /> : null}
      </div>
    </ShapeContext>
  );
}
