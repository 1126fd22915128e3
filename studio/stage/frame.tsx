import type { DemoTexts, Scene, SceneKey } from "../kit/scene.ts";

const leaving = 300;
const gone = 220;

type FrameProps = { scene: Scene<SceneKey>; texts: DemoTexts; locale: string; time: number };

/** The page empties before it begins again: a breath instead of a cut, and far lighter than a cross-fade. */
export function Frame({ scene, texts, locale, time }: FrameProps) {
  const text = texts[scene.key];
  const remaining = scene.duration - time;
  const empty = remaining <= gone ? 1 : remaining <= leaving ? 0.6 : 0;
  return (
    <div lang={locale} className="relative h-[440px] w-[640px] overflow-hidden font-sans">
      {scene.render({ time, text, locale })}
      {empty > 0 ? <div className="absolute inset-0 top-[52px] z-60 bg-white" style={{ opacity: empty }} /> : null}
    </div>
  );
}
