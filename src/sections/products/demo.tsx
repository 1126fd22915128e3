import type { Product } from "../../config/site-schema.ts";
import { isSceneKey } from "../../demos/load-scene.ts";
import { usePageData, useStrings } from "../../features/site/site-context.tsx";
import { Island } from "../../islands/island.tsx";
import { interpolate } from "../../lib/interpolate.ts";
import type { MediaFile } from "../../lib/media-types.ts";
import { WindowFrame } from "../../ui/window-frame.tsx";
import DemoIsland from "./demo.lazy.island.tsx";
import type { DemoTryProps } from "./demo-try.tsx";

function CustomDemo({ src, type, width, height, description }: MediaFile & { description: string }) {
  if (type.startsWith("video/"))
    return <video src={src} aria-label={description} controls muted loop playsInline preload="metadata" />;
  return <img src={src} alt={description} width={width} height={height} loading="lazy" decoding="async" />;
}

type DemoProps = { product: Product; name: string; description: string; download: DemoTryProps["download"] };

/** The product's animated scene, or the file that the owner has configured instead. */
export function Demo({ product, name, description, download }: DemoProps) {
  const { demos, demoStyles, productIcons } = usePageData();
  const { shared, ...texts } = useStrings("demos");
  const labels = useStrings("accessibility");
  const trying = useStrings("trying");
  const { key, demo } = product;
  const icon = productIcons[key] ?? [];
  const file = demos[key];
  const withName = (label: string) => interpolate(label, { product: name });
  if (isSceneKey(key) && demo === `/media/${key}.gif`)
    return (
      <Island
        name={`demo:${key}`}
        component={DemoIsland}
        props={{
          product: key,
          icon,
          description,
          gif: demo,
          text: texts[key],
          stepsLabel: withName(labels.demoSteps),
          pauseLabel: withName(labels.pauseDemo),
          playLabel: withName(labels.playDemo),
          trying: { ...trying, startOf: withName(trying.startOf) },
          download,
        }}
        common={{ shared, styles: demoStyles }}
      />
    );
  return file ? (
    <div className="demo">
      <WindowFrame shapes={icon}>
        <CustomDemo {...file} description={description} />
      </WindowFrame>
    </div>
  ) : null;
}
