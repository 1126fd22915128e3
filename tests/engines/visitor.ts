import { test as base, expect } from "@playwright/test";
import { isReady } from "../support/is-ready.ts";
import { startOldChromium } from "./old-chromium.ts";
import { serveWatched } from "./watched-site.ts";
import { startWebKit } from "./webkit.ts";

export { expect };

export interface EngineOptions {
  /** The major version of Chromium; WebKit if undefined. */
  version: number | undefined;
}

/** Runs in the browser, also in one without `checkVisibility`. */
function isShown(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some((element) => {
    const { visibility, opacity } = getComputedStyle(element);
    return element.getClientRects().length > 0 && visibility === "visible" && opacity !== "0";
  });
}

type Driver =
  | (Awaited<ReturnType<typeof startOldChromium>> & { browser?: never })
  | (Awaited<ReturnType<typeof startWebKit>> & { page?: never });

/** Helpers to use the site in a browser of its own. Expressions are evaluated in the page. */
async function startVisitor(version: number | undefined, origin: string) {
  const driver: Driver = version ? await startOldChromium(version) : await startWebKit();
  const { read } = driver;
  // The page may just be leaving for another.
  const expectRead = (expression: string, wanted: unknown) =>
    expect(async () => expect(await read(expression), expression).toEqual(wanted)).toPass({ timeout: 30_000 });
  return {
    ...driver,
    expectRead,
    bringIntoView: (selector: string) =>
      read(`document.querySelector('${selector}').scrollIntoView({ behavior: "instant", block: "center" })`),
    expectVisible: (selector: string, isVisible: boolean) =>
      expectRead(`(${isShown})(${JSON.stringify(selector)})`, isVisible),
    async visit(path: string) {
      await driver.open(origin + path);
      await expectRead(isReady, true);
    },
  };
}

export type Visitor = Awaited<ReturnType<typeof startVisitor>>;

/** The visitor has stored nothing but a rejection in the banner. Console errors and warnings fail the test. */
export const test = base.extend<EngineOptions & { visitor: Visitor }>({
  version: [undefined, { option: true }],
  visitor: async ({ version }, use) => {
    await using site = await serveWatched();
    const visitor = await startVisitor(version, site.origin);
    try {
      await visitor.resize(1280, 900);
      await visitor.visit("/");
      await visitor.read("localStorage.setItem('cookieConsent', 'rejected')");
      await use(visitor);
    } finally {
      await visitor.stop();
    }
    // The page for missing ones reports its path. What Chromium says of a `ResizeObserver` is in no console.
    const expected = version ? /\/no-page$|^ResizeObserver loop/ : /\/no-page$/;
    const unexpected = site.faults.filter((fault) => !expected.test(fault));
    expect(unexpected, "errors in the console").toEqual([]);
  },
});
