import { framing } from "./framing.ts";
import { createFilm, type Film } from "./scene.ts";

declare global {
  interface Window {
    film?: Film;
  }
}

/** The preview is smaller and coarser than the recording, so that it draws at once. */
const recording = location.search === "?recording";
const scale = recording ? 1 : 0.5;

const canvas = document.querySelector("canvas");
const slider = document.querySelector("input");
if (!canvas || !slider) throw new Error("studio/film/index.html: the canvas or the slider is missing");
canvas.width = framing.width * scale;
canvas.height = framing.height * scale;

const film = createFilm(canvas, recording ? 6 : 4);
window.film = film;
slider.addEventListener("input", () => film.drawAt(slider.valueAsNumber));
if (!recording) film.drawAt(0);
