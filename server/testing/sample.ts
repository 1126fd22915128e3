import { afterAll, vi } from "vitest";
import { sampleSite } from "../../commands/verify/testing/sample-site.ts";
import { listen } from "../listen.ts";
import { createSiteServer } from "../site-server.ts";

/** In bytes: so large that its response takes a while. */
export const largeSize = 16 * 1024 * 1024;

export const sampleFolder = () =>
  sampleSite({
    "media/empty.bin": "",
    "media/large.bin": "0".repeat(largeSize),
    "media/unnamed.gz": "an archive without a rule",
    // The last one is invalid in a header.
    _redirects: `# an earlier site\r
/old.php  /terms 301
/a%20b /de#products 302

/shop https://shop.example/?m=1 302
/wrong /\u0436 301
`,
  });

/** What servers log, instead of printing it. */
export const logged = vi.spyOn(console, "error").mockImplementation(() => {}).mock.calls;

export async function serveFolder(folder: string) {
  const { server, stop } = createSiteServer(folder);
  afterAll(() => server.close().closeAllConnections());
  return { server, stop, port: await listen(server) };
}
