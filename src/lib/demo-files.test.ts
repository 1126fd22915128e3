import { expect, it } from "vitest";
import { compactDemo, demoFiles } from "./demo-files.ts";
import type { DemoFiles } from "./media-types.ts";

const avif = (src: string) => ({ src, type: "image/avif" });
const gif = (src: string) => ({ src, type: "image/gif" });

it.each<[string, DemoFiles]>([
  [
    "a full set",
    {
      width: 1280,
      height: 880,
      animated: [avif("/media/de/a.avif"), gif("/media/de/a.gif")],
      still: [avif("/media/de/a-still.avif")],
    },
  ],
  [
    "a set with a tall one",
    {
      width: 1280,
      height: 880,
      animated: [avif("/media/de/a.avif"), gif("/media/de/a.gif")],
      still: [avif("/media/de/a-still.avif")],
      tall: {
        width: 1200,
        height: 1400,
        animated: avif("/media/de/tall/a.avif"),
        still: avif("/media/de/tall/a-still.avif"),
      },
    },
  ],
  [
    "a recording",
    { width: 1, height: 1, animated: [gif("/media/a.gif")], still: [avif("/media/a-still.avif")], recorded: true },
  ],
  ["one picture alone", { width: 1200, height: 800, animated: [gif("/media/a.gif")], still: [gif("/media/a.gif")] }],
  [
    "a still from another folder",
    { width: 1, height: 1, animated: [gif("/media/de/a.gif")], still: [avif("/media/en/a-still.avif")] },
  ],
])("%s comes back as it was written down", (_what, files) => {
  expect(demoFiles(compactDemo(files))).toEqual(files);
});
