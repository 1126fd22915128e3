import type { z } from "zod";
import { needKeys, needs } from "../config/plugin-requirements.ts";
import { group, likeEnglish, list, text, textUpTo } from "./schema-parts.ts";
import type english from "./strings/en.json";

/* The source of the language files' validation, the components' types and the reference that `npm run docs` writes. */

type Demos = (typeof english)["demos"];

const recordOf = <Key extends string, Item>(keys: readonly Key[], createItem: (key: Key) => Item) =>
  Object.fromEntries(keys.map((key) => [key, createItem(key)])) as Record<Key, Item>;

const pageMeta = (page: string) =>
  group(`What the tab, search engines and social networks show of ${page}`, {
    title: textUpTo(60, "Title in the browser's tab and in search results", "name"),
    description: textUpTo(155, "Summary in search results and on social cards"),
  });

const plan = (purpose: string, features: number) =>
  group(purpose, {
    title: text("Name of the plan: one word"),
    price: textUpTo(28, "Its price in words"),
    features: list(`The ${features} things that the plan gives`, features, textUpTo(50, "One of them")),
    cta: textUpTo(25, "Button of the plan"),
  });

const legalSection = group("One section", {
  title: textUpTo(30, "Heading, without a number, which the page adds"),
  body: list("Its two paragraphs", 2, textUpTo(350, "One paragraph")),
});

const legalSections = <Key extends string>(...keys: Key[]) =>
  group(
    "The sections, which the page numbers",
    recordOf(keys, () => legalSection),
  );

const legalDocument = {
  title: textUpTo(30, "Heading of the page"),
  lastUpdated: text("Line with the day of the visit", "date"),
  introduction: textUpTo(300, "First paragraph", "legalName"),
  contents: text("Heading of the list of sections: one word"),
};

const productBlock = group("The block of one product", {
  name: textUpTo(32, "What the plugin is called: one to five words"),
  title: textUpTo(46, "Heading of the block, what changes for the reader"),
  description: textUpTo(285, "Two or three sentences, what it does, step by step"),
  demo: textUpTo(185, "What the demo shows, for those who do not see it"),
});

/** As many as in English, clamped to three to five. */
const demoSteps = (english: unknown) =>
  list(
    "The steps of the demo, in the order in which it shows them: buttons below it",
    Math.min(5, Math.max(3, Array.isArray(english) ? english.length : 0)),
    textUpTo(26, "One step: what is done there, in two to four words"),
  );

/** `english` is the English file, the reference for the demos; undefined if it cannot be read. */
export function stringsSchema(productKeys: readonly string[], english: unknown) {
  const { demos } = (english ?? {}) as { demos?: unknown };
  return group("The texts of one language", {
    meta: group("What stands about each page outside of it", {
      landing: pageMeta("the landing page"),
      terms: pageMeta("the terms of service"),
      privacy: pageMeta("the privacy policy"),
      notFound: pageMeta("the page for missing addresses"),
    }),
    nav: group("The navigation at the top, whose five links share one line on a wide screen", {
      home: textUpTo(12, "Link to the top of the landing page"),
      products: textUpTo(12, "Link to the products"),
      pricing: textUpTo(12, "Link to the shop's credits page"),
      partners: textUpTo(12, "Link to the partners"),
      clientArea: textUpTo(16, "Button to the shop"),
    }),
    hero: group("The first screen of the landing page", {
      badge: textUpTo(30, "Short line above the title that says what this is"),
      titleFirst: textUpTo(20, "First line of the title"),
      titleSecond: textUpTo(20, "Second line of the title"),
      subtitle: textUpTo(165, "One or two sentences below the title"),
      buyCredits: textUpTo(20, "The main button, to the shop's credits page"),
      seeProducts: textUpTo(20, "Quiet link down to the products"),
      facts: group("One quiet line below the buttons, for administrators; each stands only where it is known", {
        licence: textUpTo(30, "The plugins' licence, where `plugins.licence` is set", "licence"),
        languages: textUpTo(20, "In how many languages the plugins are, where `plugins.languages` is set", "count"),
      }),
    }),
    videoExplainer: group("The explainer video, where `switches.videoExplainer` is on", {
      title: textUpTo(40, "Heading of the explainer video"),
      description: text("What the video shows: one sentence"),
      play: textUpTo(20, "Link to the film, where a browser cannot play it"),
    }),
    products: group("The products and what stands in each of their blocks", {
      title: textUpTo(35, "Heading of the products"),
      subtitle: textUpTo(145, "Two or three sentences: how many tools in how many plugins", "tools", "count"),
      index: textUpTo(25, "Name of the list of links to the blocks"),
      download: textUpTo(22, "Button to the plugin's repository"),
      downloadOf: text("The same for assistive technology, with the plugin's name", "product"),
      place: text("Name of the list that shows at the edge of the screen which block is being read"),
      platformFrom: text("Platform versions, without an upper limit", "from"),
      platformRange: text("Platform versions, from and to", "from", "to"),
      needsLabel: text("Before the list of what a plugin needs", "needs"),
      samePlugin: text("Beside a product that comes in one plugin with another, which it links to", "product"),
      startHere: textUpTo(14, "In the list of links, beside the product to install first"),
      needs: group(
        "What a plugin may need: noun phrases that a list joins after `needsLabel`",
        recordOf(needKeys, (need) => textUpTo(60, needs[need].purpose)),
      ),
      items: group(
        "The blocks, each under its product's key",
        recordOf(productKeys, () => productBlock),
      ),
      courseStore: group("The course store, where `switches.courseStore` is on", {
        title: textUpTo(20, "Heading of the course store"),
        description: text("What the course store does: one sentence"),
        cta: textUpTo(25, "Button to the shop"),
      }),
    }),
    pricing: group("The plans, where `switches.pricing` is on", {
      title: textUpTo(50, "Heading of the plans"),
      subtitle: textUpTo(70, "Sentence below it"),
      free: plan("The free plan", 4),
      premium: plan("The premium plan", 6),
      mailSubject: text("Subject of the e-mail that asks for a quote", "name"),
    }),
    partners: group("The partners", {
      title: textUpTo(30, "Heading of the partners"),
      subtitle: textUpTo(120, "Sentence below it"),
      cta: textUpTo(20, "Button that writes an e-mail to become a partner"),
      mailSubject: text("Subject of that e-mail", "name"),
      logoOf: text("A partner's logo, for assistive technology", "partner"),
    }),
    footer: group("The foot of the landing page", {
      subtitle: textUpTo(75, "One line below the logo"),
      quickActions: textUpTo(20, "Heading of the quick actions"),
      buyCredits: textUpTo(25, "Link to the shop's credits page"),
      downloadPlugins: textUpTo(25, "Link to the code-hosting organisation"),
      documentation: textUpTo(20, "Link to the documentation, where there is one"),
      support: textUpTo(20, "Link to the support page, where there is one"),
      settings: text("Heading of the settings: one word"),
      language: text("Label of the language select: one word"),
      legal: textUpTo(20, "Heading of the legal links"),
      terms: textUpTo(30, "Link to the terms of service"),
      privacy: textUpTo(30, "Link to the privacy policy"),
      credits: textUpTo(25, "Link to what a credit buys, where there is such a page"),
      dataProtection: textUpTo(30, "Link to what the plugins do with data, where there is such a page"),
      cookiePreferences: textUpTo(25, "Button that opens the cookie banner again"),
      copyright: text("Copyright line", "year", "legalName"),
      trademark: text("Small print: whose trademark Moodle is, and that this site is not its maker's", "name"),
    }),
    whatsapp: group("The help button and the message that it begins", {
      tooltip: textUpTo(30, "Tooltip of the help button"),
      message: text("The message that the help button begins: one sentence", "name"),
    }),
    cookies: group("The cookie banner", {
      title: textUpTo(35, "Heading of the cookie banner"),
      description: textUpTo(140, "What it asks while nothing needs consent"),
      descriptionOf: textUpTo(160, "The same where something needs it, which it names", "services"),
      accept: textUpTo(12, "Button"),
      reject: textUpTo(12, "Button of the same weight"),
      close: text("The close icon, which rejects, for assistive technology"),
    }),
    termsOfService: group("The terms of service", {
      ...legalDocument,
      sections: legalSections("acceptance", "use", "responsibilities", "property", "liability", "changes"),
      optional: group("Sentences that stand only where the configuration has what they name", {
        shopTerms: text("At the end of `use`, where `legal.shopTerms` is set", "shopTerms"),
        governingLaw: text("At the end of `liability`: a label and a country's name in this language", "country"),
      }),
    }),
    privacyPolicy: group("The privacy policy", {
      ...legalDocument,
      sections: legalSections("collection", "use", "security", "cookies", "rights", "changes", "contact"),
      optional: group("Sentences that stand only where the configuration has what they name", {
        host: text("At the end of `collection`: who runs the server", "host"),
        serverLogs: text("At the end of `collection`, how long logs are kept: a label and “30 days”", "days"),
        pluginData: text("In the second section: where to read what a plugin sends to the AI", "dataProtection"),
        services: text("In the fourth section: what runs after consent, by name", "services"),
        authority: text("In the fifth section: a label and the authority's name", "authority"),
        messaging: text("In the sixth section, where a phone number is set: the messenger has its own policy"),
        postalAddress: text("In the seventh section: a label and the address", "postalAddress"),
        dataProtectionContact: text("In the seventh section: a label and the address", "dataProtectionContact"),
      }),
      contact: text("Line before the contact address", "email"),
    }),
    notFound: group("The page for missing addresses", {
      title: textUpTo(30, "What happened"),
      description: text("What to do now: one sentence"),
      home: textUpTo(20, "Link to the landing page"),
    }),
    accessibility: group("What assistive technology reads, and what shows only where no script runs or a key is used", {
      skipToContent: text("First link of the page"),
      opensInNewTab: text("Added to every link that does, in brackets"),
      mainNavigation: text("Name of the navigation"),
      openMenu: text("Button that opens the menu on a phone"),
      closeMenu: text("Button that closes it"),
      language: text("Name of the navigation's language select"),
      languages: text("Name of the list of languages that stands where no script runs"),
      useDark: text("Theme toggle while the page is light"),
      useLight: text("Theme toggle while the page is dark"),
      pauseFilm: text("Button in the hero while the film plays"),
      playFilm: text("The same while it is paused"),
      pauseDemo: text("Button on a demo while it plays", "product"),
      playDemo: text("The same while it is paused", "product"),
      demoSteps: text("Name of the list of a demo's steps", "product"),
      pausePartners: text("Button on the carousel while it moves"),
      playPartners: text("The same while it is paused"),
      partnerCarousel: text("Name of the carousel"),
      scrollToTop: text("Button that scrolls to the top"),
      closePage: text("Button that closes a legal page"),
      otherLanguages: text("Name of the list of the same page in the other languages"),
      languageChanged: text("What is announced when the page has changed to this language: one short sentence"),
      languageMissing: text("Notice when a chosen language cannot be loaded: what happened, and to try again"),
    }),
    demos: likeEnglish(
      "What the demos show on their screens, key by key as in `en.json`; `npm run media` draws it into the pictures",
      demos,
      { steps: demoSteps },
    ) as z.ZodType<Demos>,
  });
}
