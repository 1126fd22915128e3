import { type MouseEvent, useEffect, useRef, useState } from "react";
import { localeNames } from "../../config/locales.ts";
import { useLanguage } from "../../features/language/use-language.ts";
import type { Explainer } from "../../lib/media-types.ts";
import { Icon } from "../../ui/icon.tsx";

/** The poster leads to the film, which any browser plays; a press plays it in the poster's place, captioned in the page's language. */
export default function ExplainerFilm({ film, poster, captions, play }: Explainer & { play: string }) {
  const { locale } = useLanguage();
  const [playing, setPlaying] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!playing) return;
    video.current?.focus();
    // What keeps it from playing shows in its own controls.
    video.current?.play().catch(() => {});
  }, [playing]);

  const playHere = (event: MouseEvent) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <div className="explainer-film">
      <a href={film.src} hidden={playing} onClick={playHere}>
        <img src={poster.src} alt="" width={poster.width} height={poster.height} loading="lazy" decoding="async" />
        <span className="button button-highlight button-large explainer-play">
          <Icon name="play" solid />
          <span>{play}</span>
        </span>
      </a>
      {playing ? (
        // biome-ignore lint/a11y/useMediaCaption: its captions are the owner's, who may have none
        <video
          ref={video}
          controls
          playsInline
          preload="none"
          width={poster.width}
          height={poster.height}
          className="explainer"
        >
          <source {...film} />
          {captions.map(({ locale: language, src }) => (
            <track
              key={language}
              kind="captions"
              src={src}
              srcLang={language}
              label={localeNames[language]}
              default={language === locale}
            />
          ))}
        </video>
      ) : null}
    </div>
  );
}
