import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const moduleFile = "ngx_http_brotli_static_module.so";
const modulePlaces = ["/usr/lib/nginx/modules", "/usr/lib64/nginx/modules", "/usr/share/nginx/modules"];

/** The file of the module with which this machine's nginx serves `.br` twins; nothing when there is no such nginx. */
export function findBrotliModule(): string | undefined {
  if (spawnSync("nginx", ["-v"]).error) return undefined;
  return modulePlaces.map((place) => join(place, moduleFile)).find(existsSync);
}

/** What a configuration for this machine alone depends on. */
export const nginxHere = () => ({ brotliModule: findBrotliModule(), asRoot: process.getuid?.() === 0 });

export const nginxRemedy =
  "nginx with Brotli is missing: `apt-get install nginx-light libnginx-mod-http-brotli-static` on Debian";
