import { useEffect, useRef, useState } from "react";
import { PlaybackButton, type PlaybackLabels, usePlayback } from "../../features/playback/playback.tsx";
import { savesData } from "../../lib/connection.ts";
import { useStore } from "../../lib/hooks/use-store.ts";
import { listen } from "../../lib/listen.ts";
import { matchesMedia } from "../../lib/media-query.ts";
import type { MediaFile } from "../../lib/media-types.ts";
import { afterPaint } from "../../lib/timing.ts";
import { observeVisibility } from "../../lib/watch-visible.ts";

/** No file could be loaded, or the current one is damaged. */
const isBroken = (video: HTMLVideoElement) => video.error || video.networkState === video.NETWORK_NO_SOURCE;

/** The screen's first matching file; -1 while prerendering and hydrating. A rotated screen may need another crop. */
const useMatching = (files: readonly MediaFile[]) =>
  useStore({
    get: () => files.findIndex(({ media }) => !media || matchesMedia(media)),
    initial: -1,
    subscribe: (listener) => listen(["resize"], listener),
  });

/** Plays over the poster while in view, unless the visitor saves motion or data, or loading fails. */
export default function Film({ files, ...labels }: PlaybackLabels & { files: readonly MediaFile[] }) {
  const { playing, toggle, pause } = usePlayback();
  const [visible, setVisible] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const matching = useMatching(files);
  const moving = playing && visible;
  useEffect(() => {
    if (savesData()) pause();
    return container.current ? observeVisibility(container.current, setVisible) : undefined;
  }, [pause]);

  useEffect(() => {
    const film = video.current;
    if (!moving || matching < 0 || !film) return;
    let isCancelled = false;
    // Starting the decoder can block the browser: paint the pressed button first.
    afterPaint(() => {
      if (isCancelled) return;
      if (isBroken(film)) film.load();
      film.play().catch(({ name }: Error) => {
        if (name === "NotAllowedError") pause();
      });
    });
    return () => {
      isCancelled = true;
      film.pause();
    };
  }, [moving, matching, pause]);

  const pauseIfBroken = () => {
    if (video.current && isBroken(video.current)) pause();
  };
  return (
    <>
      <div ref={container} className="hero-film">
        {matching >= 0 && (
          <video
            key={matching}
            ref={video}
            // As it is shown below the film, if it has loaded.
            poster={document.querySelector<HTMLImageElement>("#hero picture img")?.currentSrc || undefined}
            loop
            muted
            playsInline
            disablePictureInPicture
            preload="none"
            tabIndex={-1}
            aria-hidden="true"
            onError={pauseIfBroken}
          >
            {/* Without `media`, which Chromium and Firefox know here only since 120. */}
            {files.slice(matching).map(({ src, type }) => (
              <source key={src} src={src} type={type} onError={pauseIfBroken} />
            ))}
          </video>
        )}
      </div>
      <PlaybackButton {...labels} playing={playing} onClick={toggle} />
    </>
  );
}
