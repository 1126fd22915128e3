import { expect, it } from "vitest";
import { summed } from "./traffic.ts";

it("sums bytes by kind and leaves out what the cache answered", () => {
  const traffic = summed([
    { path: "/", type: "Document", received: 13_000, cached: false },
    { path: "/a.js", type: "Script", received: 50, cached: false },
    { path: "/b.js", type: "Script", received: 70, cached: true },
    { path: "/hero.webm", type: "Media", received: 900, cached: false },
    { path: "/manifest.webmanifest", type: "Manifest", received: 300, cached: false },
  ]);
  expect(traffic).toEqual({
    requests: 4,
    total: 14_250,
    bytes: { document: 13_000, script: 50, font: 0, image: 0, media: 900, other: 300 },
    paths: ["/", "/a.js", "/hero.webm", "/manifest.webmanifest"],
  });
});
