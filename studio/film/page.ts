import { createFilm, type Film } from "./scene.ts";

declare global {
  interface Window {
    film?: Film;
  }
}

window.film = createFilm();
