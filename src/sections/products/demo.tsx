import type { Product } from "../../config/site-schema.ts";
import { isSceneKey } from "../../demos/load-scene.ts";
import { useStrings } from "../../features/language/use-strings.ts";
import { useSiteFacts } from "../../features/site/site-context.tsx";
import { Island } from "../../islands/island.tsx";
import { interpolate } from "../../lib/interpolate.ts";
import type { DemoFile } from "../../lib/media-types.ts";
import { WindowFrame } from "../../ui/window-frame.tsx";
import DemoIsland from "./demo.visible.island.tsx";

/** A file of the owner's, as it is. */
function OwnDemo({ src, type, width, height, description }: DemoFile & { description: string }) {
  if (type.startsWith("video/"))
    return <video src={src} aria-label={description} controls muted loop playsInline preload="metadata" />;
  return <img src={src} alt={description} width={width} height={height} loading="lazy" decoding="async" />;
}

/** A product at work: its scene, or what the owner has put in its place. */
export function Demo({ product, name, description }: { product: Product; name: string; description: string }) {
  const { demos, demoStyles, productIcons } = useSiteFacts();
  const { shared, ...texts } = useStrings("demos");
  const words = useStrings("accessibility");
  const { key, demo } = product;
  const icon = productIcons[key] ?? [];
  const file = demos[key];
  if (isSceneKey(key) && demo === `/media/${key}.gif`)
    return (
      <Island
        name={`demo:${key}`}
        of={DemoIsland}
        props={{
          product: key,
          icon,
          description,
          gif: demo,
          text: texts[key],
          shared,
          styles: demoStyles,
          stepsLabel: interpolate(words.demoSteps, { product: name }),
          pauseLabel: interpolate(words.pauseDemo, { product: name }),
          playLabel: interpolate(words.playDemo, { product: name }),
        }}
      />
    );
  return file ? (
    <div className="demo">
      <WindowFrame shapes={icon}>
        <OwnDemo {...file} description={description} />
      </WindowFrame>
    </div>
  ) : null;
}
