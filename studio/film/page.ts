import { framing } from "./framing.ts";
import { createFilm, type Film } from "./scene.ts";

declare global {
  interface Window {
    film?: Film;
  }
}

/** While somebody looks on, the picture is smaller and rougher, to come at once. */
const recording = location.search === "?recording";
const size = recording ? 1 : 0.5;

const canvas = document.querySelector("canvas");
const slider = document.querySelector("input");
if (!canvas || !slider) throw new Error("studio/film/index.html: the canvas or the slider is missing");
canvas.width = framing.width * size;
canvas.height = framing.height * size;

const film = createFilm(canvas, recording ? 6 : 4);
window.film = film;
slider.addEventListener("input", () => film.drawAt(slider.valueAsNumber));
if (!recording) film.drawAt(0);
