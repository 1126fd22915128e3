import { expect, it } from "vitest";
import type { DemoFiles } from "../../lib/media-types.ts";
import { demoPicture } from "./demo-sources.ts";

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

it("moves, but offers the still first to whoever asks for less motion", () => {
  const { sources, image } = demoPicture(files, undefined);
  expect(sources).toEqual([{ ...stillAvif, media: lessMotion }, { ...stillWebp, media: lessMotion }, avif]);
  expect(image).toBe("/a.gif");
});

it("shows the still alone when paused", () => {
  expect(demoPicture(files, "pause")).toEqual({ sources: [stillAvif], image: "/s.webp" });
});

it("moves for everybody who has asked it to", () => {
  expect(demoPicture(files, "play")).toEqual({ sources: [avif], image: "/a.gif" });
});

it("offers a phone the tall one before each of the others", () => {
  const both: DemoFiles = { ...files, tall };
  expect(demoPicture(both, undefined).sources).toEqual([
    { ...tall.still, ...size, media: `${phone} and ${lessMotion}` },
    { ...stillAvif, media: lessMotion },
    { ...stillWebp, media: lessMotion },
    { ...tall.animated, ...size, media: phone },
    avif,
  ]);
  expect(demoPicture(both, "pause").sources).toEqual([{ ...tall.still, ...size, media: phone }, stillAvif]);
  expect(demoPicture(both, "play").sources).toEqual([{ ...tall.animated, ...size, media: phone }, avif]);
});

it("gets by with a single file", () => {
  const single: DemoFiles = { ...files, animated: [gif], still: [gif] };
  expect(demoPicture(single, "pause")).toEqual({ sources: [], image: "/a.gif" });
});
