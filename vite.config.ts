import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { developmentPlugins } from "./generator/vite-plugins/development.ts";
import { shapesPlugin } from "./generator/vite-plugins/svg-shapes.ts";

/** The development server. The build is `generator/build.ts`. */
export default defineConfig({
  appType: "mpa",
  // No environment variable reaches the pages but through the checked configuration.
  envPrefix: "NOTHING_IS_EXPOSED_",
  // Tailwind is for the scenes alone: the site's own style sheets have nothing of it.
  plugins: [react(), tailwindcss(), shapesPlugin, ...developmentPlugins(import.meta.dirname)],
  server: { host: "127.0.0.1", port: 5173 },
});
