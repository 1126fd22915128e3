import { expect, it } from "vitest";
import type { DemoFiles } from "../../lib/demo-files.ts";
import { demoPicture } from "./demo-sources.ts";

const avif = { src: "/a.avif", type: "image/avif" };
const gif = { src: "/a.gif", type: "image/gif" };
const stillAvif = { src: "/s.avif", type: "image/avif" };
const stillWebp = { src: "/s.webp", type: "image/webp" };
const files: DemoFiles = { width: 1280, height: 880, animated: [avif, gif], still: [stillAvif, stillWebp] };
const lessMotion = "(prefers-reduced-motion: reduce)";

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

it("gets by with a single file", () => {
  const single: DemoFiles = { ...files, animated: [gif], still: [gif] };
  expect(demoPicture(single, "pause")).toEqual({ sources: [], image: "/a.gif" });
});
