import { framing } from "./framing.ts";
import { createFilm, type Film } from "./scene.ts";

declare global {
  interface Window {
    film?: Film;
  }
}

/** `?scale=0.5&views=4&lights=16`: a smaller, rougher picture to try things with. */
const options = new URLSearchParams(location.search);
const size = Number(options.get("scale") ?? 0.5);

const canvas = document.querySelector("canvas");
const slider = document.querySelector("input");
if (!canvas || !slider) throw new Error("studio/film/index.html: the canvas or the slider is missing");
canvas.width = framing.width * size;
canvas.height = framing.height * size;

const film = createFilm(canvas, {
  views: Number(options.get("views") ?? 4),
  lights: Number(options.get("lights") ?? 24),
});
window.film = film;
slider.addEventListener("input", () => film.drawAt(slider.valueAsNumber));
if (options.get("draw") !== "no") film.drawAt(0);
