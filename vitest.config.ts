import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,generator,commands,tools,server,studio,bench,tests}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "tests/owner/**", "tests/webkit/**"],
    environment: "node",
    // Nothing here needs a process of its own, and threads start sooner.
    pool: "threads",
  },
});
