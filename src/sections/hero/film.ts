import { type PlaybackChoice, readPlaybackChoice, shouldPlay } from "../../features/playback/playback.ts";
import { savesData } from "../../lib/connection.ts";
import { findUnhydrated } from "../../lib/hydration.ts";
import { matchesMedia, reducedMotionQuery, watchMedia } from "../../lib/media-query.ts";
import { createStore } from "../../lib/store.ts";
import { afterPaint, whenIdle } from "../../lib/timing.ts";
import { observeVisibility } from "../../lib/watch-visible.ts";

/** Set by the film's control; also set to false if the film must not or cannot play. */
export const filmChoice = createStore<PlaybackChoice>(undefined);

/** Click handlers, by selector, for the film's control until React has hydrated it. */
export const filmClickHandlers = { ".hero-pause": (button: HTMLElement) => filmChoice.set(readPlaybackChoice(button)) };

/** Until React has hydrated the film's control, keeps its icon in step with the film. */
function startControl(): void {
  filmChoice.set(readPlaybackChoice(findUnhydrated(".hero-pause")));
  const showChoice = () => {
    const control = findUnhydrated(".hero-pause");
    if (control) control.dataset.playing = String(shouldPlay(filmChoice.get()));
  };
  filmChoice.subscribe(showChoice);
  showChoice();
}

const keepPaused = () => filmChoice.set(false);

/** Inserts the film from its `<template>` over the poster; returns undefined if the page has no film. */
function insertFilm(container: HTMLElement): HTMLVideoElement | undefined {
  const film = container.querySelector("template")?.content.firstElementChild?.cloneNode(true);
  if (!(film instanceof HTMLVideoElement)) return undefined;
  const video = container.appendChild(film);
  // Some browsers check the property before they allow autoplay, and React does not prerender the attribute.
  video.muted = true;
  const poster = container.querySelector("img");
  const showPoster = () => {
    video.poster = new URL(poster?.currentSrc || location.href).pathname;
  };
  showPoster();
  poster?.addEventListener("load", showPoster);
  return video;
}

/** Calls back once if a rotated screen needs another source (crop), even if several media queries change. */
function watchMatchingSource(video: HTMLVideoElement, onChange: () => void): void {
  const sources = [...video.querySelectorAll("source")];
  const matching = () => sources.find(({ media }) => !media || matchesMedia(media));
  let current = matching();
  for (const { media } of sources.filter((source) => source.media)) {
    watchMedia(media, () => {
      if (matching() === current) return;
      current = matching();
      onChange();
    });
  }
}

interface FilmState {
  visible: boolean;
  idle: boolean;
  choice: PlaybackChoice;
  reducedMotion: boolean;
}

/** Whether the film plays: only in view, and not before the browser is idle unless the visitor asks for it. */
export function mayPlay({ visible, idle, choice, reducedMotion }: FilmState): boolean {
  return visible && (idle || choice !== undefined) && shouldPlay(choice, reducedMotion);
}

/**
 * Plays the film over its poster while the hero is visible, once the browser is idle. It stays paused, with a play
 * button, if the visitor prefers reduced motion or data, has a slow connection, or loading fails. Fetches nothing
 * before it plays.
 */
export function startFilm(): void {
  startControl();
  const container = document.querySelector<HTMLElement>(".hero-film");
  const video = container && insertFilm(container);
  if (!video) return;

  /** No source could be loaded, or the current one is damaged. */
  const isBroken = () => video.error || video.networkState === video.NETWORK_NO_SOURCE;

  let visible = false;
  let idle = false;
  const isAllowed = () =>
    mayPlay({ visible, idle, choice: filmChoice.get(), reducedMotion: matchesMedia(reducedMotionQuery) });
  const update = async () => {
    if (!isAllowed()) return video.pause();
    // Starting the decoder can block the browser: paint the pressed button first.
    await new Promise<void>(afterPaint);
    if (!isAllowed()) return;
    if (isBroken()) video.load();
    video.play().catch((error: Error) => {
      if (error.name === "NotAllowedError") keepPaused();
    });
  };
  filmChoice.subscribe(update);
  watchMedia(reducedMotionQuery, update);
  watchMatchingSource(video, () => {
    video.load();
    update();
  });
  if (savesData() && !filmChoice.get()) keepPaused();
  // A file's error event fires on its `<source>` and does not bubble: listen in the capture phase.
  const pauseIfBroken = () => {
    if (isBroken()) keepPaused();
  };
  video.addEventListener("error", pauseIfBroken, true);
  observeVisibility(container, (now) => {
    visible = now;
    update();
  });
  whenIdle(() => {
    idle = true;
    update();
  });
}
