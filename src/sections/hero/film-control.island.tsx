import { shouldPlay } from "../../features/playback/playback.ts";
import { PlaybackButton, type PlaybackLabels } from "../../features/playback/playback-button.tsx";
import { useMedia } from "../../lib/hooks/use-media.ts";
import { useStore } from "../../lib/hooks/use-store.ts";
import { reducedMotionQuery } from "../../lib/media-query.ts";
import { filmChoice } from "./film.ts";

/** Pauses and plays the film, which also runs without it. */
export default function FilmControl(labels: PlaybackLabels) {
  const playing = shouldPlay(useStore(filmChoice), useMedia(reducedMotionQuery));
  const toggle = () => filmChoice.set(!shouldPlay(filmChoice.get()));
  return <PlaybackButton {...labels} playing={playing} onClick={toggle} className="hero-pause" />;
}
