import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The fingerprint of what a folder was built from, as its `_headers` file tells it; nothing when there is none. */
export async function readBuiltFingerprint(dist: string): Promise<string | undefined> {
  const text = await readFile(join(dist, "_headers"), "utf8").catch(() => "");
  return /^# build: (\S+)$/m.exec(text.split("\n", 1)[0]?.trim() ?? "")?.[1];
}

/** Whether a built folder is missing, or was built from something else than what now has this fingerprint. */
export async function buildIsStale(dist: string, fingerprint: string): Promise<boolean> {
  return (await readBuiltFingerprint(dist)) !== fingerprint;
}
