import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/owner/*.test.ts"],
    // In ms: each test runs several commands of the project.
    testTimeout: 600_000,
  },
});
