import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { demosOf, filmOf } from "./generator/inputs/media.ts";
import { loadSiteData } from "./generator/inputs/site-data.ts";
import { madeFilesPlugin } from "./generator/plugins/emitted-assets.ts";
import { prerenderPlugin } from "./generator/plugins/prerender.ts";
import { stringsPlugin } from "./generator/plugins/strings.ts";
import { studioPagesPlugin } from "./generator/plugins/studio-pages.ts";
import { virtualModules } from "./generator/plugins/virtual-module.ts";
import { dayOf } from "./src/lib/dates.ts";

export default defineConfig(async ({ mode }) => {
  const data = await loadSiteData(import.meta.dirname, mode);
  const { fileName, content } = data.icons;
  return {
    appType: "custom" as const,
    builder: {},
    // The environment's SITE_ values reach the pages through the checked configuration alone.
    envPrefix: "NOTHING_IS_EXPOSED_",
    define: { __BUILD_DATE__: JSON.stringify(dayOf(new Date())) },
    plugins: [
      react(),
      tailwindcss(),
      virtualModules("site:config", /^virtual:site$/, () => `export default ${JSON.stringify(data.site)}`),
      virtualModules("site:icons", /^virtual:icons$/, () => `export default ${JSON.stringify(`/${fileName}`)}`),
      stringsPlugin(data.strings),
      virtualModules("site:media", /^virtual:media$/, () => {
        const demos = JSON.stringify(demosOf(data.publicFolder, data.site));
        return `export const demos = ${demos}; export const film = ${JSON.stringify(filmOf(data.publicFolder))};`;
      }),
      madeFilesPlugin(new Map<string, string | Uint8Array>([...data.fonts.files, [fileName, content]])),
      studioPagesPlugin(data),
      prerenderPlugin(data),
    ],
    build: { target: "baseline-widely-available" as const, assetsInlineLimit: 0, modulePreload: false as const },
    environments: {
      client: {
        build: { outDir: "dist", emptyOutDir: true, rolldownOptions: { input: "src/entry/client.tsx" } },
      },
      ssr: {
        build: {
          outDir: ".cache/server",
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: { input: { server: "src/entry/server.tsx" } },
        },
      },
    },
    server: { host: "127.0.0.1", port: 5173 },
  };
});
