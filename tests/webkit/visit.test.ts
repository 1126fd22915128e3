import { Key } from "selenium-webdriver";
import { expect, test } from "vitest";
import { partnerInterval } from "../../src/config/constants.ts";
import { site as owner, productKeys, textsOf } from "../browser/support/expected.ts";
import { startSession } from "./support/session.ts";
import { seen, send, type Visitor } from "./support/visitor.ts";

const session = startSession();

const dark = "document.documentElement.classList.contains('dark')";
const stored = (key: string) => `localStorage.getItem(${JSON.stringify(key)})`;
const near = (element: string) =>
  `Math.abs(document.querySelector(${JSON.stringify(element)}).getBoundingClientRect().top) < innerHeight / 2`;
const playing = (control: string) => `document.querySelector(${JSON.stringify(control)}).dataset.playing`;

/** The banner comes by itself and would stand above what is to be pressed. */
const refuseConsent = (visitor: Visitor) => visitor.read("localStorage.setItem('cookieConsent', 'rejected')");

async function visitAnswered(visitor: Visitor, path: string): Promise<void> {
  await visitor.visit(path);
  await refuseConsent(visitor);
  await visitor.visit(path);
}

test("what goes wrong in a page is noticed: the other tests say that nothing does", async () => {
  await send(
    session.webkit,
    session.site,
    async ({ visit, browser }) => {
      await visit("/terms");
      await browser.executeScript(`
        console.error("told"); console.warn("warned"); Promise.reject(new Error("rejected"));
        setTimeout(() => { throw new Error("thrown"); });
        document.body.insertAdjacentElement("beforeend", Object.assign(new Image(), { src: "/none.png" }));
        document.head.append(Object.assign(document.createElement("style"), { textContent: "p { color: red }" }));`);
      const all = [
        /^error: told/,
        /^warn: warned/,
        /rejected/,
        /thrown/,
        /none\.png could not/,
        /^policy: style-src-elem/,
      ];
      for (const kind of all)
        await expect.poll(() => session.site.faults.filter((fault) => kind.test(fault))).toHaveLength(1);
    },
    { allowedFaults: [/./] },
  );
});

test("the navigation leads through the page, which notices it, and the way up leads back", async () => {
  await send(session.webkit, session.site, async (visitor) => {
    await visitAnswered(visitor, "/");
    const { press, expectRead } = visitor;
    await expectRead("document.querySelector('header').dataset.compact", "false");
    for (const section of ["products", "partners"]) {
      await press(`header a[href="#${section}"]`);
      await expectRead(near(`#${section}`), true);
      await expectRead("document.querySelector('header').dataset.compact", "true");
    }
    await expectRead(seen("#scroll-to-top"), true);
    await press("#scroll-to-top");
    await expectRead("scrollY", 0);
    await expectRead(seen("#scroll-to-top"), false);
  });
});

test("a theme is shown at once, kept, and the same on every page and after Back", async () => {
  await send(session.webkit, session.site, async (visitor) => {
    const { visit, press, expectRead, browser } = visitor;
    await visitAnswered(visitor, "/");
    await expectRead(dark, false);
    await press("header [data-theme-toggle]");
    await expectRead(dark, true);
    await expectRead(stored("theme"), "dark");
    // Without it WebKit writes a select's text in black.
    await expectRead("getComputedStyle(document.querySelector('header select')).colorScheme", "dark");
    await visit("/de/privacy");
    await expectRead(dark, true);
    await press("[data-theme-toggle]");
    await expectRead(dark, false);
    await browser.navigate().back();
    await expectRead("location.pathname", "/");
    await expectRead(dark, false);
    await press("footer [data-theme-toggle]");
    await expectRead(dark, true);
  });
});

test.skipIf(!owner.switches.cookieBanner)(
  "the banner comes by itself, its answers are kept, and the footer asks again",
  async () => {
    await send(session.webkit, session.site, async ({ visit, press, expectRead, one }) => {
      await visit("/");
      await expectRead(seen("#cookie-banner"), true);
      await press("#cookie-banner [data-consent=accepted]");
      await expectRead(seen("#cookie-banner"), false);
      await expectRead(stored("cookieConsent"), "accepted");
      await (await one("footer [data-cookie-preferences]")).sendKeys(Key.ENTER);
      await expectRead(seen("#cookie-banner"), true);
      await press("#cookie-banner [data-consent=rejected]");
      await expectRead(seen("#cookie-banner"), false);
      await expectRead(stored("cookieConsent"), "rejected");
    });
  },
);

test("the partners' carousel moves, and its control stops and starts it", async () => {
  await send(session.webkit, session.site, async (visitor) => {
    await visitAnswered(visitor, "/");
    const { read, press, expectRead, browser } = visitor;
    await read("document.querySelector('#partners').scrollIntoView({ behavior: 'instant', block: 'center' })");
    const centred =
      "[...document.querySelectorAll('[data-slide]')].findIndex(({ dataset }) => dataset.centred === 'true')";
    const first = await read(centred);
    await expectRead(`(${centred}) !== ${first}`, true);
    await press("#partners [data-playback]");
    await expectRead(playing("#partners [data-playback]"), "false");
    const changes = `const [done] = arguments; let changes = 0;
      new MutationObserver(() => changes++).observe(document.querySelector("#partners"), { subtree: true, attributeFilter: ["data-centred"] });
      setTimeout(() => done(changes), ${partnerInterval * 1.5});`;
    expect(await browser.executeAsyncScript(changes)).toBe(0);
    await press("#partners [data-playback]");
    const resting = await read(centred);
    await expectRead(`(${centred}) !== ${resting}`, true);
  });
});

const filmCodecs = ['video/webm; codecs="av01.0.08M.08"', 'video/mp4; codecs="avc1.64001f"'];

test.skipIf(!owner.switches.film)(
  "the film plays until its control pauses it, or leaves its poster where this browser cannot decode it",
  async ({ skip }) => {
    let decodes = true;
    await send(session.webkit, session.site, async (visitor) => {
      await visitAnswered(visitor, "/");
      const { press, expectRead, read } = visitor;
      const control = "#hero [data-playback]";
      const video = "document.querySelector('#hero video')";
      await expectRead(`Boolean(${video})`, true);
      decodes = await read(`${JSON.stringify(filmCodecs)}.some((type) => ${video}.canPlayType(type))`);
      await expectRead(decodes ? `${video}.currentTime > 0` : playing(control), decodes || "false");
      if (!decodes) return expectRead(`Boolean(${video}.poster)`, true);
      await press(control);
      await expectRead(`${video}.paused`, true);
      await press(control);
      await expectRead(`${video}.paused`, false);
    });
    if (!decodes) skip("the poster stood, the film was not played: apt-get install gstreamer1.0-libav");
  },
);

test("a demo is drawn, plays and is paused by its control", async () => {
  await send(session.webkit, session.site, async (visitor) => {
    await visitAnswered(visitor, "/");
    const { press, expectRead, read } = visitor;
    const [first] = productKeys;
    const demo = `document.querySelector('article#${first} [data-demo]')`;
    await read(`${demo}.scrollIntoView({ behavior: 'instant', block: 'center' })`);
    await expectRead(`${demo}.dataset.playing`, "true");
    await expectRead(`(${demo}.shadowRoot?.querySelector('[data-shape]')?.innerText ?? '').length > 20`, true);
    await press(`article#${first} [data-playback]`);
    await expectRead(`${demo}.dataset.playing`, "false");
  });
});

test.skipIf(!owner.switches.helpButton)("help is there, and says by mouse what it is for", async () => {
  await send(session.webkit, session.site, async (visitor) => {
    await visitAnswered(visitor, "/");
    const { expectRead, one, browser } = visitor;
    const { tooltip, message } = textsOf("en").whatsapp;
    await expectRead("document.querySelector('#help').href.split('=')[1]", encodeURIComponent(message));
    await expectRead("[...document.querySelectorAll('#help *')].at(-1).textContent", tooltip);
    await expectRead(seen("#help > :last-child"), false);
    await browser
      .actions()
      .move({ origin: await one("#help") })
      .perform();
    await expectRead(seen("#help > :last-child"), true);
  });
});

test("on a phone the menu opens, keeps the focus, closes by Escape and by a link, and nothing stands out at the side", async () => {
  const phone = { width: 390, height: 844 };
  await send(
    session.webkit,
    session.site,
    async (visitor) => {
      await visitAnswered(visitor, "/");
      const { press, expectRead, browser } = visitor;
      await expectRead("innerWidth < 640", true);
      await expectRead("document.documentElement.scrollWidth - document.documentElement.clientWidth", 0);
      await expectRead(seen("#menu"), false);
      await press(".menu-opener");
      await expectRead(seen("#menu"), true);
      await expectRead("document.activeElement.closest('#menu') !== null", true);
      await expectRead("document.querySelector('main').closest('[inert]') !== null", true);
      await browser.actions().sendKeys(Key.ESCAPE).perform();
      await expectRead(seen("#menu"), false);
      await expectRead("document.activeElement.className.includes('menu-opener')", true);
      await press(".menu-opener");
      await press('#menu a[href="#partners"]');
      await expectRead(seen("#menu"), false);
      await expectRead(near("#partners"), true);
    },
    phone,
  );
});
