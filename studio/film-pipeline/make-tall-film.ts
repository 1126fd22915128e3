// Writes the film for upright screens from the large one: node tools/run.mjs studio/film-pipeline/make-tall-film.ts
import { join } from "node:path";
import { media, publish } from "./publish.ts";
import { tallFilm } from "./videos.ts";

await publish(join(media, "hero.webm"), [tallFilm]);
