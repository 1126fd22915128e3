import { earliest } from "../../config/versions.ts";
import { usePageData, useStrings } from "../../features/site/site-context.tsx";
import { Island } from "../../islands/island.tsx";
import { formatNumber } from "../../lib/format.ts";
import { interpolate } from "../../lib/interpolate.ts";
import { creditsUrl } from "../../lib/links.ts";
import { FactList } from "../../ui/fact-list.tsx";
import { Icon } from "../../ui/icon.tsx";
import { NewTabLink } from "../../ui/new-tab-link.tsx";
import Film from "./film.island.tsx";

export function Hero() {
  const { site, locale, film, poster } = usePageData();
  const { src, width, height } = poster.image;
  const { facts, ...hero } = useStrings("hero");
  const { opensInNewTab, pauseFilm, playFilm } = useStrings("accessibility");
  const { licence, languages } = site.plugins;
  const filmProps = { files: film, pauseLabel: pauseFilm, playLabel: playFilm };
  const from = earliest(site.products.flatMap(({ platform }) => platform?.from ?? []));

  return (
    <section id="hero" className="hero night ribbon-end" aria-labelledby="hero-title">
      <div className="hero-film">
        <picture>
          {poster.sources.map((source) => (
            <source key={source.srcSet} {...source} />
          ))}
          <img src={src} alt="" width={width} height={height} fetchPriority="high" />
        </picture>
      </div>
      <div className="hero-scrim" />
      <div className="hero-text">
        <p className="hero-badge">{hero.badge}</p>
        <h1 id="hero-title" className="hero-title">
          <span>{hero.titleFirst}</span> <span>{hero.titleSecond}</span>
        </h1>
        <p className="lead hero-subtitle">{hero.subtitle}</p>
        <div className="hero-actions">
          <NewTabLink className="button button-highlight button-large" href={creditsUrl(site)} hint={opensInNewTab}>
            <span>{hero.buyCredits}</span>
          </NewTabLink>
          <a href="#products" className="quiet-link">
            <span>{hero.seeProducts}</span>
            <Icon name="arrowDown" />
          </a>
        </div>
        <FactList>
          {licence && interpolate(facts.licence, { licence })}
          {from && interpolate(facts.platform, { from })}
          {languages && interpolate(facts.languages, { count: formatNumber(languages, locale) })}
        </FactList>
      </div>
      {site.switches.film && <Island name="film" component={Film} props={filmProps} />}
    </section>
  );
}
