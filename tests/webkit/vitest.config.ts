import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/webkit/*.test.ts"],
    // Two browsers at once would only slow each other down.
    fileParallelism: false,
    // As for Playwright: on a busy machine the browser may hang.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
