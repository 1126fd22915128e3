import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const repository = fileURLToPath(new URL("../..", import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  cacheDir: `${repository}/node_modules/.cache/stage`,
  plugins: [react(), tailwindcss()],
  server: { fs: { allow: [repository] } },
});
