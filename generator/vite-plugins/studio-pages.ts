import type { Plugin } from "vite";

/** Vite serves each `index.html` in `studio`, in development only. This adds the site's `@font-face` rules to them. */
export const studioPagesPlugin = (fontFaces: () => string): Plugin => ({
  name: "site:studio-pages",
  apply: "serve",
  transformIndexHtml: (_html, { path }) =>
    path.startsWith("/studio/") ? [{ tag: "style", children: fontFaces(), injectTo: "head" }] : [],
});
