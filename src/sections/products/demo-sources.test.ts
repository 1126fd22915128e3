import { expect, it } from "vitest";
import type { DemoFiles } from "../../lib/media-types.ts";
import { demoSources, stillMedia } from "./demo-sources.ts";

const avif = { src: "/a.avif", type: "image/avif" };
const gif = { src: "/a.gif", type: "image/gif" };
const stillAvif = { src: "/s.avif", type: "image/avif" };
const stillWebp = { src: "/s.webp", type: "image/webp" };
const files: DemoFiles = { width: 1280, height: 880, animated: [avif, gif], still: [stillAvif, stillWebp] };
const tall = {
  width: 1200,
  height: 1400,
  animated: { src: "/tall/a.avif", type: "image/avif" },
  still: { src: "/tall/s.avif", type: "image/avif" },
};
const size = { width: 1200, height: 1400 };
const lessMotion = "(prefers-reduced-motion: reduce)";
const phone = "(width < 30rem)";

it("offers the stills to whoever asks for less motion, and what moves to all others", () => {
  const still = { media: lessMotion, still: "all" };
  expect(demoSources(files)).toEqual([{ ...stillAvif, ...still }, { ...stillWebp, ...still }, avif]);
});

it("offers a phone the tall one before each of the others", () => {
  expect(demoSources({ ...files, tall })).toEqual([
    { ...tall.still, ...size, media: `${phone} and ${lessMotion}`, still: phone },
    { ...stillAvif, media: lessMotion, still: "all" },
    { ...stillWebp, media: lessMotion, still: "all" },
    { ...tall.animated, ...size, media: phone },
    avif,
  ]);
});

it.each([
  ["all", undefined, lessMotion],
  ["all", "pause", "all"],
  ["all", "play", "not all"],
  [phone, undefined, `${phone} and ${lessMotion}`],
  [phone, "pause", phone],
  [phone, "play", "not all"],
] as const)("a still for %s stands, with the choice %s, for %s", (screens, choice, media) => {
  expect(stillMedia(screens, choice)).toBe(media);
});
