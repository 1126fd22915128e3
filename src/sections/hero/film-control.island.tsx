import { plays } from "../../features/playback/playback.ts";
import { PlaybackButton, type PlaybackLabels } from "../../features/playback/playback-button.tsx";
import { useMedia } from "../../lib/hooks/use-media.ts";
import { useStore } from "../../lib/hooks/use-store.ts";
import { reducedMotionQuery } from "../../lib/media-query.ts";
import { filmChoice } from "./film.ts";

/** The control of the film, which plays without it. */
export default function FilmControl(labels: PlaybackLabels) {
  const playing = plays(useStore(filmChoice), useMedia(reducedMotionQuery));
  const toggle = () => filmChoice.set(!plays(filmChoice.get()));
  return <PlaybackButton {...labels} playing={playing} onClick={toggle} className="hero-pause" />;
}
