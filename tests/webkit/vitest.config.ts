import { defineConfig } from "vitest/config";

/** One browser after another: two would share the machine's time, not save it. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["tests/webkit/*.test.ts"],
    environment: "node",
    fileParallelism: false,
    // As Playwright's: the browser of a busy machine may hang.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
