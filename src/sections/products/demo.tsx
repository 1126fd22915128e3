import { demos } from "virtual:media";
import type { Product } from "../../config/site-schema.ts";
import { useLanguage, useStrings } from "../../features/language/use-language.ts";
import { PlaybackButton } from "../../features/motion/playback-button.tsx";
import { usePlayback } from "../../features/motion/use-playback.ts";
import { fill } from "../../lib/fill.ts";
import { WindowFrame } from "../../ui/window-frame.tsx";
import { demoPicture } from "./demo-sources.ts";

export function Demo({ product, name, description }: { product: Product; name: string; description: string }) {
  const { locale } = useLanguage();
  const words = useStrings("accessibility");
  const { choice, playing, toggle } = usePlayback();
  const files = demos[product.key]?.[locale];
  if (!files) return null;
  const { sources, image } = demoPicture(files, choice);

  return (
    <div className="demo">
      <WindowFrame
        icon={product.icon}
        control={
          <PlaybackButton
            playing={playing}
            pauseLabel={fill(words.pauseDemo, { product: name })}
            playLabel={fill(words.playDemo, { product: name })}
            onToggle={() => toggle()}
          />
        }
      >
        <picture data-recorded={files.recorded}>
          {sources.map(({ src, ...source }) => (
            <source key={src + (source.media ?? "")} srcSet={src} {...source} />
          ))}
          <img
            src={image}
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
