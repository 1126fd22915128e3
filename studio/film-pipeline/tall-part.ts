import { framing } from "../film/framing.ts";

/**
 * The part of the film that an upright screen shows, in px of the film. The page covers the screen with the film and keeps 70 %
 * of what is left over to the left; a part that is itself cut out so looks the same on every screen as narrow as it or narrower.
 */
const width = 860;
const left = 0.7 * (framing.width - width);

/** ffmpeg's filter that cuts it out and makes it `across` × `down` px. */
export const tallPart = (across: number, down: number): string =>
  `crop=${width}:${framing.height}:${left}:0,scale=${across}:${down}:flags=lanczos`;
