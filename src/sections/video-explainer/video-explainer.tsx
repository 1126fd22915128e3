import { locales } from "../../config/locales.ts";
import { Section } from "../../features/site/section.tsx";
import { usePageData, useStrings } from "../../features/site/site-context.tsx";

/** A native player with captions in the page's language, which fetches nothing before it plays. */
export function VideoExplainer() {
  const { locale, explainer } = usePageData();
  const { title, description, play } = useStrings("videoExplainer");
  if (!explainer) return null;

  const { film, poster, captions } = explainer;
  return (
    <Section id="video-explainer" title={title} lead={description}>
      {/* biome-ignore lint/a11y/useMediaCaption: captions come from the owner, who may have none */}
      <video
        controls
        playsInline
        preload="none"
        poster={poster.src}
        width={poster.width}
        height={poster.height}
        aria-labelledby="video-explainer-title"
      >
        <source {...film} />
        {captions.map(({ locale: code, src }) => (
          <track
            key={code}
            kind="captions"
            src={src}
            srcLang={code}
            label={locales[code].name}
            default={code === locale}
          />
        ))}
        <a href={film.src}>{play}</a>
      </video>
    </Section>
  );
}
