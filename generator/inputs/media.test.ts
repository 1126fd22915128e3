import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import siteConfig from "../../site.config.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { withValue } from "../testing/with-value.ts";
import { loadSite } from "./load-site.ts";
import { cardOf, checkMedia, demosOf, explainerOf, filmOf, posterOf } from "./media.ts";

const [product, other] = siteConfig.products as unknown as { key: string; demo: string }[];
const size = { width: expect.any(Number), height: expect.any(Number) };

it("names missing media and the fields that need them, the films only if they are shown", () => {
  checkMedia("public", loadSite(siteConfig));
  const elsewhere = { name: "Elsewhere", script: "https://statistics.example.org/script.js" };
  const wrong = {
    ...withValue(siteConfig, "products.0.demo", "/media/nothing.gif"),
    partners: [{ name: "None", logo: "/logos/none.svg" }, ...siteConfig.partners.slice(1)],
    consent: { services: [elsewhere, { name: "Here", script: "/statistics/script.js" }] },
    videoExplainer: { film: "/media/no.mp4", poster: "/media/poster-hero.webp", captions: { de: "/media/no.vtt" } },
  };
  const siteWith = (videoExplainer: boolean, film = true) =>
    loadSite({ ...wrong, switches: { ...siteConfig.switches, cookieBanner: true, videoExplainer, film } });
  const faults = [
    `public/media/nothing.gif (the demo of products.${product?.key})`,
    'public/logos/none.svg (the logo of the partner "None")',
    'public/statistics/script.js (the script of the service "Here")',
    "public/media/no.mp4 (videoExplainer.film)",
    "public/media/no.vtt (videoExplainer.captions.de)",
  ].map((file) => `${file}: add the file or correct its path in site.config.ts`);
  const check = (folder: string, ...switches: [explainer: boolean, film?: boolean]) =>
    expect(() => checkMedia(folder, siteWith(...switches)));
  check("public", true).toThrow(new OwnerError("Files are missing under public:", faults));
  check("public", false).toThrow(new OwnerError("Files are missing under public:", faults.slice(0, 3)));
  check("no-folder", false).toThrow(/media\/hero\.webm.*brand\/mark\.svg \(the logo\)/s);
  check("no-folder", false, false).not.toThrow("/media/hero.webm");
  // The studio has yet to make it.
  expect(Object.keys(demosOf("public", siteWith(false)))).not.toContain(product?.key);
  expect(explainerOf("public", siteWith(false))).toBeUndefined();
  expect(explainerOf("public", siteWith(true))).toEqual({
    film: { src: "/media/no.mp4", type: "video/mp4" },
    poster: { src: "/media/poster-hero.webp", type: "image/webp", ...size },
    captions: [{ locale: "de", src: "/media/no.vtt" }],
  });
});

it("returns demos as videos or sized pictures, and falls back to the default language's card", () => {
  const demos = demosOf("public", loadSite(withValue(siteConfig, "products.0.demo", "/media/hero.mp4")));
  expect(demos[product?.key ?? ""]).toEqual({ src: "/media/hero.mp4", type: "video/mp4" });
  expect(demos[other?.key ?? ""]).toMatchObject({ src: other?.demo, ...size });
  expect(cardOf("public", "de", "terms")).toBe("/cards/de/terms.jpg");
  expect(cardOf("public", "de", "no-page")).toBe("/cards/en/no-page.jpg");
});

it("offers a cropped poster for portrait screens and a smaller one for small screens", () => {
  expect(posterOf("public").sources).toMatchObject([
    { srcSet: "/media/poster-hero-tall.avif", media: "(max-aspect-ratio: 3/4)", width: 688, height: 864 },
    { srcSet: "/media/poster-hero-small.avif 1280w, /media/poster-hero.avif 1920w", width: 1920, height: 1080 },
  ]);
});

it("names screens without ranges, which nothing lowers outside style sheets", () => {
  for (const { media = "" } of [...filmOf("public"), ...posterOf("public").sources]) expect(media).not.toMatch(/[<>]/);
});

it("accepts a single poster and a single film file", () => {
  const poster = readFileSync("public/media/poster-hero.webp");
  const folder = temporaryFolder({ "media/hero.webm": "", "media/poster-hero.webp": poster });
  expect(posterOf(folder).sources).toEqual([]);
  expect(filmOf(folder)).toEqual([{ src: "/media/hero.webm", type: "video/webm" }]);
});

it.each(["", "version https://git-lfs.github.com", "<html>"])("names a file that is no picture: %j", (text) => {
  const folder = temporaryFolder({ "media/poster-hero.webp": text });
  expect(() => posterOf(folder)).toThrow("public/media/poster-hero.webp: got no picture, expected webp; replace");
});
