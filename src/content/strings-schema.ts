import type { z } from "zod";
import { type Need, needKeys, needs } from "../config/needs.ts";
import { group, likeEnglish, list, perProduct, text } from "./schema-parts.ts";
import type english from "./strings/en.json";

/**
 * What every language file holds, key by key, and what each is for. The files are checked against it in the build and in
 * the tests, the types of the components come from it, and so does `docs/reference/texts.md` (`npm run docs`).
 */

type Demos = (typeof english)["demos"];

const pageMeta = (page: string) =>
  group(`What the tab, search engines and social networks show of ${page}`, {
    title: text("Title in the browser's tab and in search results: up to about 60 characters", "name"),
    description: text("Summary in search results and on social cards: up to about 155 characters"),
  });

const plan = (purpose: string, features: number) =>
  group(purpose, {
    title: text("Name of the plan: one word"),
    price: text("Its price in words: up to about 25 characters"),
    features: list(
      `The ${features} things that the plan gives`,
      features,
      text("One of them: up to about 50 characters"),
    ),
    cta: text("Button of the plan: up to about 25 characters"),
  });

const legalSections = (count: number) =>
  list(
    `The ${count} sections, in order`,
    count,
    group("One section", {
      title: text("Heading, without a number, which the page adds: up to about 30 characters"),
      body: list("Its two paragraphs", 2, text("One paragraph: up to about 350 characters")),
    }),
  );

const legalDocument = {
  title: text("Heading of the page: up to about 30 characters"),
  lastUpdated: text("Line with the day of the visit", "date"),
  introduction: text("First paragraph: up to about 180 characters", "legalName"),
  contents: text("Heading of the list of sections: one word"),
};

/**
 * @param productKeys the keys of the configuration's products, each of which has its texts
 * @param reference the English file, whose demos the other languages follow; none while it cannot be read
 */
export function stringsSchema(productKeys: readonly string[], reference: unknown) {
  const { demos } = (reference ?? {}) as { demos?: unknown };
  return group("The texts of one language", {
    meta: group("What stands about each page outside of it", {
      landing: pageMeta("the landing page"),
      terms: pageMeta("the terms of service"),
      privacy: pageMeta("the privacy policy"),
      notFound: pageMeta("the page for missing addresses"),
    }),
    nav: group("The navigation at the top, whose five links share one line on a wide screen", {
      home: text("Link to the top of the landing page: up to about 12 characters"),
      products: text("Link to the products: up to about 12 characters"),
      pricing: text("Link to the shop's credits page: up to about 12 characters"),
      partners: text("Link to the partners: up to about 12 characters"),
      clientArea: text("Button to the shop: up to about 16 characters"),
    }),
    hero: group("The first screen of the landing page", {
      badge: text("Short line above the title that says what this is: up to about 30 characters"),
      titleFirst: text("First line of the title: up to about 18 characters"),
      titleSecond: text("Second line of the title: up to about 18 characters"),
      subtitle: text("One or two sentences below the title: up to about 165 characters"),
      buyCredits: text("The main button, to the shop's credits page: up to about 20 characters"),
      seeProducts: text("Quiet link down to the products: up to about 20 characters"),
      facts: group("One quiet line below the buttons, for administrators; each stands only where it is known", {
        licence: text("The plugins' licence, where `plugins.licence` is set: up to about 30 characters", "licence"),
        languages: text(
          "In how many languages the plugins are, where `plugins.languages` is set: up to about 20 characters",
          "count",
        ),
      }),
    }),
    videoExplainer: group("The explainer video, which stands on no page yet", {
      title: text("Heading of the explainer video: up to about 40 characters"),
      description: text("What the video shows: one sentence"),
      play: text("Button that starts it: up to about 20 characters"),
    }),
    products: group("The products and what stands in each of their blocks", {
      title: text("Heading of the products: up to about 35 characters"),
      subtitle: text("One or two sentences below it: up to about 145 characters"),
      index: text("Name of the list of links to the blocks: up to about 25 characters"),
      position: text("Which block of how many, such as “2 of 10”", "position", "total"),
      download: text("Button to the plugin's repository: up to about 22 characters"),
      downloadOf: text("The same for assistive technology, with the plugin's name", "product"),
      place: text("Name of the list that shows at the edge of the screen which block is being read"),
      platformFrom: text("Platform versions, without an upper limit", "from"),
      platformRange: text("Platform versions, from and to", "from", "to"),
      needsLabel: text("Before the list of what a plugin needs", "needs"),
      samePlugin: text("Beside a product that comes in one plugin with another, which it links to", "product"),
      startHere: text("In the list of links, beside the product to install first: up to about 14 characters"),
      needs: group(
        "What a plugin may need: noun phrases that a list joins after `needsLabel`, up to about 60 characters each",
        Object.fromEntries(needKeys.map((need) => [need, text(needs[need].purpose)])) as Record<
          Need,
          ReturnType<typeof text>
        >,
      ),
      items: perProduct(
        "The blocks, each under its product's key",
        productKeys,
        group("The block of one product", {
          name: text("What the plugin is called: one to five words, up to about 32 characters"),
          title: text("Heading of the block, what changes for the reader: up to about 46 characters"),
          description: text("Two or three sentences, what it does, step by step: up to about 285 characters"),
          demo: text("What the animated picture shows, for those who do not see it: up to about 185 characters"),
        }),
      ),
      courseStore: group("The course store, which has no block yet", {
        title: text("Heading of the course store: up to about 20 characters"),
        description: text("What the course store does: one sentence"),
      }),
    }),
    pricing: group("The plans, which stand on no page yet", {
      title: text("Heading of the plans: up to about 50 characters"),
      subtitle: text("Sentence below it: up to about 70 characters"),
      free: plan("The free plan", 4),
      premium: plan("The premium plan", 6),
    }),
    partners: group("The partners", {
      title: text("Heading of the partners: up to about 30 characters"),
      subtitle: text("Sentence below it: up to about 120 characters"),
      cta: text("Button that writes an e-mail to become a partner: up to about 20 characters"),
      mailSubject: text("Subject of that e-mail", "name"),
      logoOf: text("A partner's logo, for assistive technology", "partner"),
    }),
    footer: group("The foot of the landing page", {
      subtitle: text("One line below the logo: up to about 75 characters"),
      quickActions: text("Heading of the quick actions: up to about 20 characters"),
      buyCredits: text("Link to the shop's credits page: up to about 25 characters"),
      downloadPlugins: text("Link to the code-hosting organisation: up to about 25 characters"),
      documentation: text("Link to the documentation, where there is one: up to about 20 characters"),
      support: text("Link to the support page, where there is one: up to about 20 characters"),
      settings: text("Heading of the settings: one word"),
      language: text("Label of the language select: one word"),
      theme: text("Label of the theme toggle: one word"),
      legal: text("Heading of the legal links: up to about 20 characters"),
      terms: text("Link to the terms of service: up to about 30 characters"),
      privacy: text("Link to the privacy policy: up to about 30 characters"),
      dataProtection: text(
        "Link to what the plugins do with data, where there is such a page: up to about 30 characters",
      ),
      cookiePreferences: text("Button that opens the cookie banner again: up to about 25 characters"),
      copyright: text("Copyright line", "year", "legalName"),
      trademark: text("Small print: whose trademark Moodle is, and that this site is not its maker's", "name"),
    }),
    whatsapp: group("The help button and the message that it begins", {
      tooltip: text("Tooltip of the help button: up to about 30 characters"),
      message: text("The message that the help button begins: one sentence", "name"),
    }),
    cookies: group("The cookie banner", {
      title: text("Heading of the cookie banner: up to about 35 characters"),
      description: text("What it asks while nothing needs consent: up to about 140 characters"),
      descriptionOf: text("The same where something needs it, which it names: up to about 160 characters", "services"),
      accept: text("Button: up to about 12 characters"),
      reject: text("Button of the same weight: up to about 12 characters"),
      close: text("The close icon, which rejects, for assistive technology"),
    }),
    termsOfService: group("The terms of service", {
      ...legalDocument,
      sections: legalSections(6),
      optional: group("Sentences that stand only where the configuration has what they name", {
        shopTerms: text("At the end of the second section, where `legal.shopTerms` is set", "shopTerms"),
        governingLaw: text("At the end of the fifth section: a label and a country's name in this language", "country"),
      }),
    }),
    privacyPolicy: group("The privacy policy", {
      ...legalDocument,
      sections: legalSections(7),
      optional: group("Sentences that stand only where the configuration has what they name", {
        host: text("At the end of the first section: who runs the server", "host"),
        serverLogs: text(
          "At the end of the first section: how long the server's logs are kept; a label and “30 days” in this language",
          "days",
        ),
        pluginData: text("In the second section: where to read what a plugin sends to the AI", "dataProtection"),
        services: text("In the fourth section: what runs after consent, by name", "services"),
        messaging: text(
          "In the sixth section, where there is a phone number: the messaging service has its own policy",
        ),
        postalAddress: text("In the seventh section: a label and the address", "postalAddress"),
        dataProtectionContact: text("In the seventh section: a label and the address", "dataProtectionContact"),
      }),
      contact: text("Line before the contact address", "email"),
    }),
    notFound: group("The page for missing addresses", {
      title: text("What happened: up to about 30 characters"),
      description: text("What to do now: one sentence"),
      home: text("Link to the landing page: up to about 20 characters"),
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
    ) as z.ZodType<Demos>,
  });
}
