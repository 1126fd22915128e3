import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,generator,commands,tools,server,studio,bench,tests}/**/*.test.{ts,tsx}"],
    exclude: ["**/node_modules/**", "tests/owner/**"],
    environment: "node",
  },
});
