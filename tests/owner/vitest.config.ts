import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["tests/owner/*.test.ts"],
    environment: "node",
    // In ms: each test runs several commands of the project.
    testTimeout: 600_000,
  },
});
