import type { Plugin } from "vite";

/** Files made in the build, by their name below the site's root. */
export type MadeFiles = ReadonlyMap<string, string | Uint8Array>;

const contentTypes: Readonly<Record<string, string>> = { svg: "image/svg+xml", woff2: "font/woff2" };

/** Puts files that the build makes into its output, and answers for them in the development server. */
export function madeFilesPlugin(files: MadeFiles): Plugin {
  return {
    name: "site:made-files",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? "").split("?")[0]?.slice(1) ?? "";
        const content = files.get(name);
        if (content === undefined) return next();
        response.setHeader("content-type", contentTypes[name.split(".").pop() ?? ""] ?? "application/octet-stream");
        response.end(content);
      });
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const [fileName, source] of files) this.emitFile({ type: "asset", fileName, source });
    },
  };
}
