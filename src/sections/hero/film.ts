import { choiceShownBy, type PlaybackChoice, plays } from "../../features/playback/playback.ts";
import { savesData } from "../../lib/connection.ts";
import { findUnhydrated } from "../../lib/hydration.ts";
import { matchesMedia, reducedMotionQuery, watchMedia } from "../../lib/media-query.ts";
import { createStore } from "../../lib/store.ts";
import { afterFrame, whenIdle } from "../../lib/timing.ts";
import { watchVisible } from "../../lib/watch-visible.ts";

/** Whether the film is to play: as its control says, or not, where it may not or cannot. */
export const filmChoice = createStore<PlaybackChoice>(undefined);

/** What the film's control does when pressed before React has hydrated it. */
export const filmAnswers = {
  ".hero-pause": (button: HTMLElement) => filmChoice.set(choiceShownBy(button)),
};

/** Until React has hydrated the film's control, shows in it whether the film plays. */
function startControl(): void {
  filmChoice.set(choiceShownBy(findUnhydrated(".hero-pause")));
  const showChoice = () => {
    const control = findUnhydrated(".hero-pause");
    if (control) control.dataset.playing = String(plays(filmChoice.get()));
  };
  filmChoice.subscribe(showChoice);
  showChoice();
}

const refuse = () => filmChoice.set(false);

/** The film over its poster, as the document holds it; nothing where the page has none. */
function placeFilm(place: HTMLElement): HTMLVideoElement | undefined {
  const film = place.querySelector("template")?.content.firstElementChild?.cloneNode(true);
  if (!(film instanceof HTMLVideoElement)) return undefined;
  const video = place.appendChild(film);
  // Some browsers look for the property before they let a silent film begin, and React writes no attribute for it.
  video.muted = true;
  const poster = place.querySelector("img");
  const showPoster = () => {
    video.poster = new URL(poster?.currentSrc || location.href).pathname;
  };
  showPoster();
  poster?.addEventListener("load", showPoster);
  return video;
}

/** A screen that is turned has another part of the film, and of its poster. One turn may change several queries. */
function watchFittingSource(video: HTMLVideoElement, onChange: () => void): void {
  const sources = [...video.querySelectorAll("source")];
  const fitting = () => sources.find(({ media }) => !media || matchesMedia(media));
  let chosen = fitting();
  for (const { media } of sources.filter((source) => source.media)) {
    watchMedia(media, () => {
      if (fitting() === chosen) return;
      chosen = fitting();
      onChange();
    });
  }
}

/**
 * Puts the film over its poster. It plays once the browser is idle, while the hero is in view, unless the visitor asks for less
 * motion or data or has a slow line; then the control offers it, as it does when the film cannot be had. Until it is to play,
 * nothing of it is fetched.
 */
export function startFilm(): void {
  startControl();
  const place = document.querySelector<HTMLElement>(".hero-film");
  const video = place && placeFilm(place);
  if (!video) return;

  /** None of its files could be had, or the one that plays is damaged. */
  const isBroken = () => video.error || video.networkState === video.NETWORK_NO_SOURCE;

  let visible = false;
  let idle = false;
  const mayPlay = () => visible && (idle || filmChoice.get() !== undefined) && plays(filmChoice.get());
  const follow = async () => {
    if (!mayPlay()) return video.pause();
    // To begin decoding takes a browser long: the pressed button is shown before.
    await new Promise<void>(afterFrame);
    if (!mayPlay()) return;
    if (isBroken()) video.load();
    video.play().catch((error: Error) => {
      if (error.name === "NotAllowedError") refuse();
    });
  };
  filmChoice.subscribe(follow);
  watchMedia(reducedMotionQuery, follow);
  watchFittingSource(video, () => {
    video.load();
    follow();
  });
  if (savesData() && !filmChoice.get()) refuse();
  // The error of a file is told to its `<source>`, and goes no further up.
  video.addEventListener("error", () => isBroken() && refuse(), true);
  watchVisible(place, (now) => {
    visible = now;
    follow();
  });
  whenIdle(() => {
    idle = true;
    follow();
  });
}
