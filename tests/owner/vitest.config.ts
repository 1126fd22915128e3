import { defineConfig } from "vitest/config";

/** Minutes, not seconds: every step is a command of its own. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["tests/owner/*.test.ts"],
    environment: "node",
    testTimeout: 600_000,
  },
});
