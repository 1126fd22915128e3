import { afterAll, beforeAll, inject } from "vitest";
import { type WatchedSite, watchSite } from "./watched-site.ts";
import { startWebKit, type WebKit } from "./webkit.ts";

/** A WebKit and the watched site for the tests of a file; both end with its last one. */
export interface Session {
  webkit: WebKit;
  site: WatchedSite;
}

/** Starts both before the first test of the file that calls this; until then the session is empty. */
export function startSession(): Session {
  const session = {} as Session;
  beforeAll(async () => {
    session.site = await watchSite(inject("siteOrigin"));
    session.webkit = await startWebKit();
  });
  afterAll(() => {
    session.webkit?.stop();
    session.site?.stop();
  });
  return session;
}
