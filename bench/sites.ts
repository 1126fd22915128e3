import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { browserFlags } from "./browser/flags.ts";
import type { BrowserPlace } from "./browser/start-browser.ts";
import { makeCertificate } from "./serve/certificate.ts";
import { serveFolder } from "./serve/serve-folder.ts";

/** What is measured: a name and where it answers. */
export interface Site {
  name: "ours" | "floor";
  origin: string;
}

/** The built site and the floor, served alike, and a browser for them. */
export interface Bench {
  ours: Site;
  floor: Site;
  browser: BrowserPlace;
  close: () => Promise<void>;
}

/** The folder of a finished build. Throws an `Error` with the remedy when there is none. */
export function builtFolder(dist: string): string {
  const folder = resolve(dist);
  if (!existsSync(join(folder, "_headers"))) throw new Error(`${folder} is no built site: run \`npm run build\` first`);
  return folder;
}

/** Serves the built site and the floor with one certificate. Throws when the folder is no built site. */
export async function openBench(dist: string, executable: string): Promise<Bench> {
  const folder = builtFolder(dist);
  const certificate = await makeCertificate();
  const [ours, floor] = await Promise.all([
    serveFolder(folder, certificate),
    serveFolder(join(import.meta.dirname, "floor"), certificate),
  ]);
  return {
    ours: { name: "ours", origin: ours.origin },
    floor: { name: "floor", origin: floor.origin },
    browser: { executable, flags: browserFlags(certificate.fingerprint) },
    close: async () => {
      await Promise.all([ours.close(), floor.close()]);
    },
  };
}
