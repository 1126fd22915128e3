import { shownLocale } from "../../lib/shown-locale.ts";

/** A press on the poster plays the film in its place, with the captions of the page's language where there are some. */
export function videoExplainer(): void {
  const place = document.querySelector<HTMLElement>(".explainer-film");
  const poster = place?.querySelector<HTMLAnchorElement>("a");
  const film = place?.querySelector("template")?.content.firstElementChild?.cloneNode(true);
  if (!place || !poster || !(film instanceof HTMLVideoElement)) return;

  poster.addEventListener("click", (event) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    for (const track of film.querySelectorAll("track")) track.default = track.srclang === shownLocale();
    poster.hidden = true;
    place.append(film);
    film.focus();
    // What keeps it from playing shows in its own controls.
    film.play().catch(() => {});
  });
}
