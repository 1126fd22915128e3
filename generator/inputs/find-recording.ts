import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

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

/** Whether an owner has recorded a product themselves, told by the site's public folder, which is at the project's root. */
export function isRecorded(publicFolder: string, key: string, locale: string): boolean {
  return recordingFor(dirname(publicFolder), key, locale) !== undefined;
}
