// Makes an owner's recording into the formats of a demo:
//   node tools/run.mjs studio/recordings/convert.ts --key ranking --lang de --file media/ranking.mp4
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { writeAvif } from "../demo-pipeline/avif.ts";
import type { Frame } from "../demo-pipeline/frame.ts";
import { writeFallbacks } from "../demo-pipeline/write-demo.ts";
import { faultsOf, type RecordingFacts } from "./check-recording.ts";

const root = resolve(import.meta.dirname, "../..");
/** A demo's own pace: quick enough for a cursor, and few enough pictures to stay light. */
const rate = 12;
const width = 1280;

function refuse(file: string, fault: string): never {
  console.error(`${file} cannot be used: ${fault}`);
  process.exit(1);
}

function probe(file: string): RecordingFacts {
  const entries = ["-show_entries", "stream=width,height:format=duration", "-select_streams", "v:0", "-of", "json"];
  const { status, stdout } = spawnSync("ffprobe", ["-v", "error", ...entries, file], { encoding: "utf8" });
  const { streams = [], format = {} } = (status === 0 ? JSON.parse(stdout) : {}) as {
    streams?: { width: number; height: number }[];
    format?: { duration?: string };
  };
  const [picture] = streams;
  if (!picture) refuse(file, "no moving picture can be read in it; wanted is a GIF, MP4, WebM or MOV that plays");
  return { ...picture, duration: Number(format.duration ?? 0) };
}

/** The pictures of a recording, each for as long as nothing changes. */
function framesOf(file: string, folder: string): Frame[] {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const filter = `fps=${rate},scale=${width}:-2:flags=lanczos,format=rgb24`;
  const { status, stderr } = spawnSync("ffmpeg", ["-v", "error", "-i", file, "-vf", filter, join(folder, "%04d.png")]);
  if (status !== 0) refuse(file, `ffmpeg says ${String(stderr).trim()}`);
  const frames: Frame[] = [];
  let last: Buffer | undefined;
  for (const name of readdirSync(folder).sort()) {
    const picture = readFileSync(join(folder, name));
    const current = frames.at(-1);
    if (current && last?.equals(picture)) current.duration += Math.round(1000 / rate);
    else frames.push({ file: join(folder, name), duration: Math.round(1000 / rate) });
    last = picture;
  }
  return frames;
}

/** What a visitor should not have to load more than, in bytes; and the coarsest that still looks like a recording. */
const limit = 150_000;
const quantizers = [42, 46, 50, 56, 60];

const { values } = parseArgs({
  options: { key: { type: "string" }, lang: { type: "string" }, file: { type: "string" } },
});
const { key, lang, file } = values;
if (!key || !lang || !file) throw new Error("studio/recordings/convert.ts needs --key, --lang and --file");

const [fault] = faultsOf(probe(file));
if (fault) refuse(file, fault);
const frames = framesOf(file, join(root, ".cache/recordings", lang, key));
const still = frames.at(-1)?.file;
if (!still) refuse(file, "it has no pictures");

const media = join(root, "public/media");
const avif = join(media, lang, `${key}.avif`);

/** Coarser until it is light enough; a recording in which too much moves stays heavier, and that is said. */
async function writeLightest(): Promise<void> {
  for (const quantizer of quantizers) {
    await writeAvif(frames, avif, quantizer);
    if (statSync(avif).size <= limit) return;
  }
  const weight = Math.round(statSync(avif).size / 1000);
  console.log(
    `note: ${file} became ${weight} kB, more than the ${limit / 1000} kB that a demo should weigh; a shorter recording, or one in which less of the screen moves, is lighter`,
  );
}

await writeFallbacks({ frames, still }, media, lang, key);
await writeLightest();
