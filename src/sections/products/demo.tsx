import type { Product } from "../../config/site-schema.ts";
import { useLanguage } from "../../features/language/use-language.ts";
import { useStrings } from "../../features/language/use-strings.ts";
import { PlaybackButton } from "../../features/playback/playback-button.tsx";
import { useSiteFacts } from "../../features/site/site-context.tsx";
import { fill } from "../../lib/fill.ts";
import { WindowFrame } from "../../ui/window-frame.tsx";
import { demoSources } from "./demo-sources.ts";

export function Demo({ product, name, description }: { product: Product; name: string; description: string }) {
  const { demos, productIcons } = useSiteFacts();
  const { locale } = useLanguage();
  const words = useStrings("accessibility");
  const files = demos[product.key]?.[locale];
  if (!files) return null;

  return (
    <div className="demo">
      <WindowFrame
        shapes={productIcons[product.key] ?? []}
        control={
          <PlaybackButton
            pauseLabel={fill(words.pauseDemo, { product: name })}
            playLabel={fill(words.playDemo, { product: name })}
          />
        }
      >
        <picture data-recorded={files.recorded}>
          {demoSources(files).map(({ src, still, ...source }) => (
            <source key={src} srcSet={src} data-still={still} {...source} />
          ))}
          <img
            src={files.animated.at(-1)?.src}
            alt={description}
            width={files.width}
            height={files.height}
            loading="lazy"
            decoding="async"
          />
        </picture>
      </WindowFrame>
    </div>
  );
}
