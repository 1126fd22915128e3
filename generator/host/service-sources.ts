import type { Service } from "../../src/config/consent-schema.ts";

/** The origins from which services are loaded, and to which they connect; none for what this site has itself. */
export function serviceSources(services: readonly Service[]): { scripts: string[]; connections: string[] } {
  const scripts = services.filter(({ script }) => !script.startsWith("/")).map(({ script }) => new URL(script).origin);
  const connections = services.flatMap(({ connects }) => connects);
  return { scripts: [...new Set(scripts)], connections: [...new Set([...scripts, ...connections])] };
}
