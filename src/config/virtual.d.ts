/** Made by `build/plugins/site.ts` from `site.config.ts`. */
declare module "virtual:site" {
  const site: import("./site-schema.ts").Site;
  export default site;
}

/** Made by `build/plugins/strings.ts` from `src/content/strings`. */
declare module "virtual:strings" {
  type Loader = () => Promise<{ default: import("../content/shape.ts").PageStrings }>;
  export const stringLoaders: Record<import("./pages.ts").RenderedPage, Record<import("./locales.ts").Locale, Loader>>;
}

/** Made by `build/plugins/icons.ts` from the Lucide package: the address of the sprite that holds every icon in use. */
declare module "virtual:icons" {
  const spriteAddress: string;
  export default spriteAddress;
}

/** Made by `generator/inputs/media.ts` from the files under `public/media`. */
declare module "virtual:media" {
  export const demos: import("../lib/media-types.ts").DemosByProduct;
  export const film: readonly import("../lib/media-types.ts").FilmFile[];
}

/** The day the site was built, as `YYYY-MM-DD`. */
declare const __BUILD_DATE__: string;
