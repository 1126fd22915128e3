import { defineConfig } from "vitest/config";
import { shapesPlugin } from "./generator/vite-plugins/svg-shapes.ts";

export default defineConfig({
  plugins: [shapesPlugin],
  // The packages of a copy may be a link to those of another.
  server: { fs: { strict: false } },
  test: {
    include: ["{src,generator,commands,tools,server,studio,bench,tests}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "tests/owner/**", "tests/webkit/**"],
    environment: "node",
    // Nothing here needs a process of its own, and threads start sooner.
    pool: "threads",
  },
});
