import { useSyncExternalStore } from "react";
import { PlaybackButton, type PlaybackLabels } from "../../features/playback/playback-button.tsx";
import { otherChoice, plays } from "../../features/playback/state.ts";
import { useMedia } from "../../lib/hooks/use-media.ts";
import { matchesMedia, reducedMotionQuery } from "../../lib/media-query.ts";
import { filmChoice } from "./film.ts";

/** The control of the film, which plays without it. */
export default function FilmControl(labels: PlaybackLabels) {
  const choice = useSyncExternalStore(filmChoice.subscribe, filmChoice.get, () => undefined);
  const playing = plays(choice, useMedia(reducedMotionQuery));
  // A press may come while it hydrates, when it does not know yet what the visitor prefers.
  const toggle = () => filmChoice.set(otherChoice(plays(filmChoice.get(), matchesMedia(reducedMotionQuery))));
  return <PlaybackButton {...labels} playing={playing} onClick={toggle} className="hero-pause" />;
}
