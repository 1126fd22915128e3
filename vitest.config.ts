import { defineConfig } from "vitest/config";
import { shapesPlugin } from "./generator/vite-plugins/svg-shapes.ts";

export default defineConfig({
  plugins: [shapesPlugin],
  // In a copy of the project, `node_modules` may link to the original's.
  server: { fs: { strict: false } },
  test: {
    include: ["{src,generator,commands,tools,server,studio,tests}/**/*.test.{ts,tsx}"],
    // No test needs its own process, and threads start faster.
    pool: "threads",
    unstubGlobals: true,
    // In ms: a busy machine is slow, and a test that passes does not wait.
    testTimeout: 60_000,
    // By default one of two cores would stay idle.
    maxWorkers: "100%",
  },
});
