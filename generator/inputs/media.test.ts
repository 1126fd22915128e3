import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import siteConfig from "../../site.config.ts";
import type { SiteInput } from "../../src/config/site-schema.ts";
import { temporaryFolder } from "../../tools/testing/temporary-folder.ts";
import { withValue } from "../testing/with-value.ts";
import { loadSite } from "./load-site.ts";
import { cardOf, demosOf, explainerOf, filmOf, missingMedia, posterOf } from "./media.ts";

type Product = SiteInput["products"][number];
const [product, other] = siteConfig.products as [Product, Product];
const [partner] = siteConfig.partners as [SiteInput["partners"][number]];
const size = { width: expect.any(Number), height: expect.any(Number) };
const remedy = "add the file or correct its path in site.config.ts";

it("names missing media and the fields that need them", () => {
  expect(missingMedia("public", loadSite(siteConfig))).toEqual([]);
  const services = [
    { name: "Elsewhere", script: "https://statistics.example.org/script.js" },
    { name: "Here", script: "/statistics/script.js" },
  ];
  const switches = { ...siteConfig.switches, cookieBanner: true };
  const wrong = loadSite(
    withValue(
      withValue({ ...siteConfig, switches, consent: { services } }, "products.0.demo", "/media/nothing.gif"),
      "partners.0.logo",
      "/logos/none.svg",
    ),
  );
  expect(missingMedia("public", wrong)).toEqual([
    `public/media/nothing.gif (the demo of products.${product.key}): ${remedy}`,
    `public/logos/none.svg (the logo of the partner "${partner.name}"): ${remedy}`,
    `public/statistics/script.js (the script of the service "Here"): ${remedy}`,
  ]);
  // The studio has yet to make it.
  expect(Object.keys(demosOf("public", wrong))).not.toContain(product.key);
});

it("requires the explainer video's files only if it is switched on", () => {
  const videoExplainer = {
    film: "/media/no-film.mp4",
    poster: "/media/poster-hero.webp",
    captions: { de: "/media/no-words.vtt" },
  };
  const withVideo = (isOn: boolean) =>
    loadSite({ ...siteConfig, switches: { ...siteConfig.switches, videoExplainer: isOn }, videoExplainer });
  expect(missingMedia("public", withVideo(false))).toEqual([]);
  expect(explainerOf("public", withVideo(false))).toBeUndefined();
  expect(missingMedia("public", withVideo(true))).toEqual([
    `public/media/no-film.mp4 (videoExplainer.film): ${remedy}`,
    `public/media/no-words.vtt (videoExplainer.captions.de): ${remedy}`,
  ]);
  expect(explainerOf("public", withVideo(true))).toEqual({
    film: { src: "/media/no-film.mp4", type: "video/mp4" },
    poster: { src: "/media/poster-hero.webp", ...size },
    captions: [{ locale: "de", src: "/media/no-words.vtt" }],
  });
});

it("requires the hero's film only if it is switched on", () => {
  const missingWith = (film: boolean) =>
    missingMedia("no-folder", loadSite({ ...siteConfig, switches: { ...siteConfig.switches, film } })).join("\n");
  expect(missingWith(true)).toContain("/media/hero.webm");
  expect(missingWith(false)).not.toContain("/media/hero.webm");
  expect(missingWith(false)).toContain("public/brand/mark.svg (the logo)");
});

it("returns demos as videos or sized pictures, and falls back to the default language's card", () => {
  const demos = demosOf("public", loadSite(withValue(siteConfig, "products.0.demo", "/media/hero.mp4")));
  expect(demos[product.key]).toEqual({ src: "/media/hero.mp4", type: "video/mp4" });
  expect(demos[other.key]).toMatchObject({ src: other.demo, ...size });
  expect(cardOf("public", "de", "terms")).toBe("/cards/de/terms.jpg");
  expect(cardOf("public", "de", "no-page")).toBe("/cards/en/no-page.jpg");
});

it("offers a cropped poster for portrait screens and a smaller one for small screens", () => {
  const { sources, image } = posterOf("public");
  expect(sources).toMatchObject([
    { srcSet: "/media/poster-hero-tall.avif", media: "(max-aspect-ratio: 3/4)", width: 688, height: 864 },
    { srcSet: "/media/poster-hero-small.avif 1280w, /media/poster-hero.avif 1920w", width: 1920, height: 1080 },
  ]);
  expect(image).toEqual({ src: "/media/poster-hero.webp", type: "image/webp", width: 1920, height: 1080 });
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
