import type { DemoTexts, Scene, SceneKey } from "../kit/scene.ts";
import { type Shape, ShapeContext, shapes } from "../kit/shape.ts";

const leaving = 300;
const gone = 220;

type FrameProps = { scene: Scene<SceneKey>; texts: DemoTexts; locale: string; shape: Shape; time: number };

/** The page empties before it begins again: a breath instead of a cut, and far lighter than a cross-fade. */
export function Frame({ scene, texts, locale, shape, time }: FrameProps) {
  const text = texts[scene.key];
  const remaining = scene.duration - time;
  const empty = remaining <= gone ? 1 : remaining <= leaving ? 0.6 : 0;
  const { width, height } = shapes[shape];
  return (
    <ShapeContext value={shape}>
      <div lang={locale} data-shape={shape} className="relative overflow-hidden font-sans" style={{ width, height }}>
        {scene.render({ time, text, shared: texts.shared, locale })}
        {empty > 0 ? <div className="absolute inset-0 top-[52px] z-60 bg-white" style={{ opacity: empty }} /> : null}
      </div>
    </ShapeContext>
  );
}
