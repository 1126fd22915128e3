import { controlPlayback } from "../../features/playback/control-playback.ts";
import { afterFrame } from "../../lib/after-frame.ts";
import { sparesData } from "../../lib/connection.ts";
import { matchesMedia, watchMedia } from "../../lib/media-query.ts";
import { watchVisible } from "../../lib/watch-visible.ts";
import { whenIdle } from "../../lib/when-idle.ts";

/**
 * Puts the film over its poster. It plays once the browser is idle, while the hero is in view, unless the visitor asks for less
 * motion or data or has a slow line; then the control offers it, as it does when the film cannot be had. Until it is to play,
 * nothing of it is fetched.
 */
export function heroFilm(): void {
  const place = document.querySelector<HTMLElement>(".hero-film");
  const film = place?.querySelector("template")?.content.firstElementChild?.cloneNode(true);
  if (!place || !(film instanceof HTMLVideoElement)) return;
  const video = place.appendChild(film);
  // Some browsers look for the property before they let a silent film begin, and React writes no attribute for it.
  video.muted = true;
  const still = place.querySelector("img");
  const showPoster = () => {
    video.poster = new URL(still?.currentSrc || location.href).pathname;
  };
  showPoster();

  /** None of its files could be had, or the one that plays is damaged. */
  const isBroken = () => video.error || video.networkState === video.NETWORK_NO_SOURCE;

  let wanted = false;
  let visible = false;
  let idle = false;
  const mayPlay = () => wanted && visible && idle;
  const follow = async () => {
    if (!mayPlay()) return video.pause();
    // To begin decoding takes a browser long: the pressed button is shown before.
    await new Promise<void>(afterFrame);
    if (!mayPlay()) return;
    if (isBroken()) video.load();
    video.play().catch((error: Error) => {
      if (error.name === "NotAllowedError") playback.refuse();
    });
  };
  const playback = controlPlayback(document.querySelector(".hero-pause"), (playing, choice) => {
    wanted = playing;
    idle ||= choice !== undefined;
    follow();
  });
  // A screen that is turned has another part of the film, and of its poster. One turn may change several queries.
  const sources = [...video.querySelectorAll("source")];
  const fitting = () => sources.find(({ media }) => !media || matchesMedia(media));
  let chosen = fitting();
  for (const { media } of sources.filter((source) => source.media)) {
    watchMedia(media, () => {
      if (fitting() === chosen) return;
      chosen = fitting();
      video.load();
      follow();
    });
  }
  still?.addEventListener("load", showPoster);
  if (sparesData()) playback.refuse();
  // The error of a file is told to its `<source>`, and goes no further up.
  video.addEventListener("error", () => isBroken() && playback.refuse(), true);
  watchVisible(place, (now) => {
    visible = now;
    follow();
  });
  whenIdle(() => {
    idle = true;
    follow();
  });
}
