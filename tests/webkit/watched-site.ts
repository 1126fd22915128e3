import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listen } from "../../server/listen.ts";
import { createSiteServer } from "../../server/site-server.ts";

// WebKit's driver shows nobody the console. So each document of a copy of the site has one script more, which tells the server
// what the console is told, what is thrown, what cannot be loaded and what the policy refuses, from the first line on.

const report = "/watched?";

/** Runs in the browser. */
function watch(address: string): void {
  const tell = (kind: string, words: string) => navigator.sendBeacon(address + encodeURIComponent(`${kind}: ${words}`));
  let isLeft = false;
  addEventListener("beforeunload", () => {
    isLeft = true;
  });
  addEventListener(
    "error",
    ({ target, message }) => {
      // A browser that cannot show one source takes the next, and one that leaves a page calls off what that still loads.
      if (target instanceof HTMLSourceElement || isLeft) return;
      tell("error", message ?? `${(target as HTMLElement).outerHTML} could not be loaded`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => tell("rejection", String(reason)));
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    tell("policy", `${effectiveDirective} refuses ${blockedURI}`),
  );
  for (const level of ["error", "warn"] as const)
    console[level] = (...words: unknown[]) => tell(level, words.join(" "));
}

/** Serves the built site as `npm start` does. `faults` is what a console would show as an error or a warning; it grows. */
export async function serveWatched() {
  const folder = mkdtempSync(join(tmpdir(), "watched-site-"));
  cpSync("dist", folder, { recursive: true, filter: (file) => !/\.html\.(br|gz)$/.test(file) });
  writeFileSync(join(folder, "watch.js"), `(${watch})(${JSON.stringify(report)})`);
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".html")) continue;
    const document = readFileSync(join(folder, name), "utf8");
    writeFileSync(join(folder, name), document.replace("<head>", '<head><script src="/watch.js"></script>'));
  }
  const faults: string[] = [];
  const { server, stop } = createSiteServer(folder);
  server.on("request", ({ url = "" }) => {
    if (url.startsWith(report)) faults.push(decodeURIComponent(url.slice(report.length)));
  });
  const origin = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}`;
  return { origin, faults, stop: () => stop().then(() => rmSync(folder, { recursive: true })) };
}
