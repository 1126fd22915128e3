import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { developmentPlugin } from "./generator/vite-plugins/development.ts";
import { shapesPlugin } from "./generator/vite-plugins/svg-shapes.ts";

/** For the development server; the build is `generator/build.ts`. */
export default defineConfig({
  appType: "mpa",
  // Not in `node_modules`, to which copies of the project may link.
  cacheDir: ".cache/vite",
  // Environment variables reach the pages only through the validated configuration.
  envPrefix: "NOTHING_IS_EXPOSED_",
  // Tailwind is for the demo scenes only, not for the site's own style sheets.
  plugins: [react(), tailwindcss(), shapesPlugin, developmentPlugin(import.meta.dirname)],
  server: { host: "127.0.0.1", port: 5173 },
});
