import { z } from "zod";
import { localeCodes } from "./locales.ts";
import { fields, publicFile } from "./value-schemas.ts";

/** The explainer video. Only the owner's own files: the content policy allows no other host. */
export const explainerSchema = fields({
  film: publicFile("media", "mp4|webm")
    .default("/media/explainer.mp4")
    .describe("The film under `public`. Every browser plays an `.mp4` with H.264 and AAC"),
  poster: publicFile("media", "webp|avif|jpg|png")
    .default("/media/explainer.webp")
    .describe("The picture shown until it plays: about 1600 px wide, with the film's aspect ratio"),
  captions: z
    .partialRecord(z.enum(localeCodes), publicFile("media", "vtt"), {
      error: 'files by language such as { en: "/media/explainer.en.vtt" }',
    })
    .prefault({})
    .describe('Captions in WebVTT, by language, such as `{ en: "/media/explainer.en.vtt" }`'),
});
