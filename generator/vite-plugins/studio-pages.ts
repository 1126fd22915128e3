import type { Plugin } from "vite";

/**
 * Vite serves every `index.html` in `studio`, in the development server alone; this gives it the site's typefaces. `fontFaces`
 * gives their `@font-face` rules.
 */
export const studioPagesPlugin = (fontFaces: () => string): Plugin => ({
  name: "site:studio-pages",
  apply: "serve",
  transformIndexHtml: (_html, { path }) =>
    path.startsWith("/studio/") ? [{ tag: "style", children: fontFaces(), injectTo: "head" }] : [],
});
