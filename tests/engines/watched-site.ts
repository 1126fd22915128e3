import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "../../server/listen.ts";
import { createSiteServer } from "../../server/site-server.ts";

// WebKit's driver has no access to the console, and old Chromium reports less of it. In a copy of the site, the first script of
// each document sends console errors and warnings, uncaught errors, failed loads and policy violations to the server.

/** Runs in the browser. */
function watch(): void {
  const report = (...words: unknown[]) => void navigator.sendBeacon(`/watched?${encodeURIComponent(words.join(" "))}`);
  Object.assign(console, { error: report, warn: report });
  let isLeaving = false;
  addEventListener("beforeunload", () => {
    isLeaving = true;
  });
  addEventListener(
    "error",
    ({ target, message }) => {
      // Not errors: the browser falls back to the next source, and cancels pending loads when it leaves a page.
      if (target instanceof HTMLSourceElement || isLeaving) return;
      report(message ?? `${(target as HTMLElement).outerHTML} could not be loaded`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => report(reason));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    report(effectiveDirective, "refuses", blockedURI),
  );
}

/** Serves the built site as `npm start` does. `faults` grows by each console error and warning. */
export async function serveWatched() {
  const folder = mkdtempSync(join(tmpdir(), "watched-site-"));
  cpSync("dist", folder, { recursive: true, filter: (file) => !/\.html\.(br|gz)$/.test(file) });
  writeFileSync(join(folder, "watch.js"), `(${watch})()`);
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".html")) continue;
    const document = readFileSync(join(folder, name), "utf8");
    writeFileSync(join(folder, name), document.replace("<head>", '<head><script src="/watch.js"></script>'));
  }
  const faults: string[] = [];
  const { server, stop } = createSiteServer(folder);
  server.on("request", ({ url = "" }) => {
    if (url.startsWith("/watched?")) faults.push(decodeURIComponent(url.slice("/watched?".length)));
  });
  const origin = `http://127.0.0.1:${await listen(server)}`;
  return { origin, faults, [Symbol.asyncDispose]: () => stop().then(() => rmSync(folder, { recursive: true })) };
}
