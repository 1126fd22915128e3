import { defineConfig, mergeConfig } from "vitest/config";
import siteConfig from "./vite.config.ts";

export default defineConfig(async (environment) =>
  mergeConfig(await siteConfig(environment), {
    test: { include: ["{src,generator,tools,server,studio,bench}/**/*.test.{ts,tsx}"], environment: "node" },
  }),
);
