import { localeNames } from "../../config/locales.ts";
import { Headline } from "../../features/language/headline.tsx";
import { useStrings } from "../../features/language/use-language.ts";
import { useSiteFacts } from "../../features/site/site-context.tsx";
import { Icon } from "../../ui/icon.tsx";

/** The poster leads to the film, which any browser plays; a script puts the film in the poster's place. */
export function VideoExplainer() {
  const { explainer } = useSiteFacts();
  const { title, description, play } = useStrings("videoExplainer");
  if (!explainer) return null;
  const { film, poster, captions } = explainer;

  return (
    <section id="video-explainer" className="section video-explainer" aria-labelledby="video-explainer-title">
      <div className="section-head">
        <h2 id="video-explainer-title">
          <Headline>{title}</Headline>
        </h2>
        <p className="lead">{description}</p>
      </div>
      <div className="explainer-film">
        <a href={film.src}>
          <img src={poster.src} alt="" width={poster.width} height={poster.height} loading="lazy" decoding="async" />
          <span className="button button-highlight button-large explainer-play">
            <Icon name="play" solid />
            <span>{play}</span>
          </span>
        </a>
        <template>
          {/* biome-ignore lint/a11y/useMediaCaption: its captions are the owner's, who may have none */}
          <video controls playsInline preload="none" width={poster.width} height={poster.height} className="explainer">
            <source {...film} />
            {captions.map(({ locale, src }) => (
              <track key={locale} kind="captions" src={src} srcLang={locale} label={localeNames[locale]} />
            ))}
          </video>
        </template>
      </div>
    </section>
  );
}
