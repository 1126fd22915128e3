import { film } from "virtual:media";
import { site } from "../../config/site.ts";
import { useStrings } from "../../features/language/use-language.ts";
import { PlaybackButton } from "../../features/motion/playback-button.tsx";
import { creditsAddress } from "../../lib/links.ts";
import { Icon } from "../../ui/icon.tsx";
import { NewTabLink } from "../../ui/new-tab-link.tsx";
import { useFilm } from "./use-film.ts";

/** The film starts when the page has loaded: until then, and where it may not play, its poster stands. */
export function Hero() {
  const hero = useStrings("hero");
  const words = useStrings("accessibility");
  const { video, playing, toggle } = useFilm();

  return (
    <section id="hero" className="hero" aria-labelledby="hero-title">
      <video
        ref={video}
        className="hero-film"
        poster="/media/poster-hero.webp"
        preload="none"
        loop
        muted
        playsInline
        disablePictureInPicture
        tabIndex={-1}
        aria-hidden="true"
      >
        {site.switches.film ? film.map((file) => <source key={file.src} {...file} />) : null}
      </video>
      <div className="hero-scrim" />
      <div className="hero-text">
        <p className="hero-badge">{hero.badge}</p>
        <h1 id="hero-title" className="hero-title">
          <span>{hero.titleFirst}</span> <span>{hero.titleSecond}</span>
        </h1>
        <p className="hero-subtitle">{hero.subtitle}</p>
        <div className="hero-actions">
          <NewTabLink
            href={creditsAddress(site)}
            hint={words.opensInNewTab}
            className="button button-highlight button-large"
          >
            <span>{hero.buyCredits}</span>
          </NewTabLink>
          <a href="#products" className="quiet-link">
            <span>{hero.seeProducts}</span>
            <Icon name="arrow-down" />
          </a>
        </div>
      </div>
      {site.switches.film ? (
        <PlaybackButton
          playing={playing}
          pauseLabel={words.pauseFilm}
          playLabel={words.playFilm}
          onToggle={toggle}
          className="hero-pause"
        />
      ) : null}
    </section>
  );
}
