import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { currentFingerprint } from "./fingerprint.ts";

/** The fingerprint of what a folder was built from, as its `_headers` file tells it; nothing when there is none. */
export async function readBuiltFingerprint(dist: string): Promise<string | undefined> {
  const text = await readFile(join(dist, "_headers"), "utf8").catch(() => "");
  return /^# build: (\S+)\r?\n/.exec(text)?.[1];
}

/** Builds the project in `root` when it is not built, or was built from something else than what is there now. */
export async function buildWhenStale(root: string): Promise<void> {
  if ((await readBuiltFingerprint(join(root, "dist"))) === (await currentFingerprint(root))) return;
  console.log("Building the site …");
  const { buildSite } = await import("./build.ts");
  await buildSite(root, console.log);
}
