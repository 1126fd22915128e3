import { existsSync } from "node:fs";
import { join } from "node:path";

/** The folder into which an owner puts recordings of their own. */
export const recordingsFolder = "media";

const endings = ["gif", "mp4", "webm", "mov"];

/**
 * The owner's own recording of a product, in a language if there is one: `media/ranking.de.mp4`, else
 * `media/ranking.mp4`. Its path below the project's root.
 */
export function recordingFor(root: string, key: string, locale: string): string | undefined {
  return [`${key}.${locale}`, key]
    .flatMap((base) => endings.map((ending) => `${recordingsFolder}/${base}.${ending}`))
    .find((file) => existsSync(join(root, file)));
}
