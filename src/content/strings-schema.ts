import type { z } from "zod";
import { aiServicesSchema } from "../config/ai-services-schema.ts";
import { needKeys, needs } from "../config/plugin-requirements.ts";
import { group, likeEnglish, list, openGroup, text, textUpTo } from "./schema-parts.ts";
import type englishTexts from "./strings/en.json";

/* The source of the language files' validation, the components' types and the reference. */

const answers = {
  data: "What the AI is sent, and what is left out or replaced first",
  recipients: "Who receives the data",
  approval: "Who approves, and who can switch that off",
  licence: "Where the licence key comes from and where it is entered",
  setup: "What it needs and where that is available",
  language: "In which language the AI writes",
  credits: "What works without credits",
} as const;

type Topic = keyof typeof answers;

const topics = Object.keys(answers) as Topic[];

const recordOf = <Key extends string, Item>(keys: readonly Key[], createItem: (key: Key) => Item) =>
  Object.fromEntries(keys.map((key) => [key, createItem(key)])) as Record<Key, Item>;

const pageMeta = (page: string) =>
  group(`How tabs, search engines and social networks present ${page}`, {
    title: textUpTo(60, "Title in the browser tab and in search results", "name"),
    description: textUpTo(155, "Summary in search results and on social cards"),
  });

const plan = (purpose: string, features: number) =>
  group(purpose, {
    title: text("Name of the plan: one word"),
    price: textUpTo(28, "Price in words"),
    features: list(`The plan's ${features} features`, features, textUpTo(50, "One feature")),
    cta: textUpTo(25, "The plan's button"),
  });

const legalSection = group("One section", {
  title: textUpTo(30, "Heading without its number, which the page adds"),
  body: list("Its two paragraphs", 2, textUpTo(420, "One paragraph")),
});

const legalSections = <Key extends string>(...keys: Key[]) =>
  group(
    "The sections, numbered by the page",
    recordOf(keys, () => legalSection),
  );

const legalDocument = {
  title: textUpTo(30, "Heading of the page"),
  lastUpdated: text("Line with the day of the visit", "date"),
  introduction: textUpTo(300, "First paragraph", "legalName"),
  contents: text("Heading of the list of sections: one word"),
};

const productBlock = group("The block of one product", {
  name: textUpTo(32, "Name of the plugin: one to five words"),
  title: textUpTo(46, "Heading of the block: what changes for the reader"),
  description: textUpTo(380, "What it does, step by step, in two or three sentences"),
  demo: textUpTo(215, "What the demo shows, for visitors who cannot see it"),
});

/** As many as in English, but three to five. */
const demoSteps = (english: unknown) =>
  list(
    "The demo's steps, in the order it shows them: buttons below it",
    Math.min(5, Math.max(3, Array.isArray(english) ? english.length : 0)),
    textUpTo(26, "One step: the action in two to four words"),
  );

const answerTexts = recordOf(topics, (topic) => () => textUpTo(290, answers[topic]));

/** A label above a value of the configuration, which is shown if it is set. */
const aiServiceLabel = (field: keyof typeof aiServicesSchema.shape) =>
  textUpTo(30, `Label of \`aiServices.${field}\`: ${aiServicesSchema.shape[field].unwrap().description}`);

const needTexts = recordOf(needKeys, (need) => textUpTo(60, `${needs[need].name} as a requirement`));

/** `english` is the English file, the reference for the demos; undefined if it cannot be read. */
export function stringsSchema(productKeys: readonly string[], english: unknown) {
  const { demos, products } = (english ?? {}) as Partial<typeof englishTexts>;
  const productBlocks = recordOf(productKeys, () => productBlock);
  return group("The texts of one language", {
    meta: group("Titles and descriptions of the pages", {
      landing: pageMeta("the landing page"),
      terms: pageMeta("the terms of service"),
      privacy: pageMeta("the privacy policy"),
      notFound: pageMeta("the “not found” page"),
    }),
    nav: group("The navigation at the top: on a wide screen, its five links share one line", {
      home: textUpTo(12, "Link to the top of the landing page"),
      products: textUpTo(12, "Link to the products"),
      pricing: textUpTo(12, "Link to the shop's credits page"),
      partners: textUpTo(12, "Link to the partners"),
      clientArea: textUpTo(16, "Button to the shop"),
    }),
    hero: group("The first screen of the landing page", {
      badge: textUpTo(30, "Short line above the title: what the site is"),
      titleFirst: textUpTo(20, "First line of the title"),
      titleSecond: textUpTo(20, "Second line of the title"),
      subtitle: textUpTo(165, "One or two sentences below the title"),
      buyCredits: textUpTo(20, "Main button, to the shop's credits page"),
      seeProducts: textUpTo(20, "Secondary link to the products"),
      facts: group("Small line for administrators below the buttons; each part is shown only if it is set", {
        licence: textUpTo(30, "The plugins' licence, if `plugins.licence` is set", "licence"),
        platform: textUpTo(24, "The earliest platform version of all products that name one", "from"),
        languages: textUpTo(20, "Number of languages of the plugins, if `plugins.languages` is set", "count"),
      }),
    }),
    videoExplainer: group("The explainer video, if `switches.videoExplainer` is on", {
      title: textUpTo(40, "Section heading"),
      description: text("What the video shows: one sentence"),
      play: textUpTo(20, "Link to the film if the browser cannot play it"),
    }),
    products: group("The products and the contents of their blocks", {
      title: textUpTo(35, "Section heading"),
      subtitle: textUpTo(210, "Two or three sentences with the number of tools and of plugins", "tools", "count"),
      index: textUpTo(25, "Accessible name of the list of links to the blocks"),
      download: textUpTo(22, "Button to the plugin's repository"),
      downloadOf: text("Accessible name of that button, with the plugin's name", "product"),
      place: text("Accessible name of the list at the screen's edge that marks the current block"),
      platformFrom: text("Platform versions with no upper limit", "from"),
      platformRange: text("Platform versions, oldest to newest", "from", "to"),
      needsLabel: text("Line that lists a plugin's requirements", "needs"),
      samePlugin: text("Note with a link to another product that comes in the same plugin", "product"),
      startHere: textUpTo(16, "Label of the product to install first, in the list of links"),
      needs: group("Possible requirements: noun phrases, joined into the list in `needsLabel`", needTexts),
      beforeInstall: group("What is asked first about a plugin, closed at first in its block", {
        title: textUpTo(30, "Label that opens the answers"),
        topics: group("Labels of the answers: two to four words", {
          ...recordOf(topics, (topic) => textUpTo(30, answers[topic])),
          cost: textUpTo(28, "Most credits that one use costs, if the product's `credits` is set"),
          ...recordOf(aiServicesSchema.keyof().options, aiServiceLabel),
        }),
        answers: likeEnglish(
          "The answers, by product key: those of `en.json`",
          products?.beforeInstall?.answers,
          answerTexts,
        ) as z.ZodType<Record<string, Partial<Record<Topic, string>>>>,
      }),
      items: openGroup("The blocks, by product key", productBlocks),
      courseStore: group("The course store, if `switches.courseStore` is on", {
        title: textUpTo(20, "Section heading"),
        description: text("What the course store does: one sentence"),
        cta: textUpTo(25, "Button to the shop"),
      }),
    }),
    pricing: group("The plans, if `switches.pricing` is on", {
      title: textUpTo(50, "Section heading"),
      subtitle: textUpTo(76, "Sentence below the heading"),
      free: plan("The free plan", 4),
      premium: plan("The premium plan", 6),
      mailSubject: text("Subject of the e-mail that requests a quote", "name"),
    }),
    partners: group("The partners", {
      title: textUpTo(30, "Section heading"),
      subtitle: textUpTo(120, "Sentence below the heading"),
      cta: textUpTo(20, "Button that opens an e-mail to become a partner"),
      mailSubject: text("Subject of that e-mail", "name"),
      logoOf: text("Alternative text of a partner's logo", "partner"),
    }),
    footer: group("The footer of the landing page", {
      subtitle: textUpTo(75, "One line below the logo"),
      quickActions: textUpTo(20, "Heading of the quick actions"),
      buyCredits: textUpTo(25, "Link to the shop's credits page"),
      downloadPlugins: textUpTo(25, "Link to the code-hosting organisation"),
      documentation: textUpTo(20, "Link to the documentation, if there is one"),
      support: textUpTo(20, "Link to the support page, if there is one"),
      settings: text("Heading of the settings: one word"),
      language: text("Label of the language select: one word"),
      legal: textUpTo(20, "Heading of the legal links"),
      legalNotice: textUpTo(30, "Link to the legal notice (imprint), if there is one"),
      terms: textUpTo(30, "Link to the terms of service"),
      privacy: textUpTo(30, "Link to the privacy policy"),
      credits: textUpTo(25, "Link to what credits buy, if there is such a page"),
      dataProtection: textUpTo(30, "Link to how the plugins handle data, if there is such a page"),
      cookiePreferences: textUpTo(25, "Button that reopens the cookie banner"),
      copyright: text("Copyright line", "year", "legalName"),
      trademark: text("Small print: who owns the trademark Moodle, and that this site is independent", "name"),
    }),
    whatsapp: group("The help button and its prefilled message", {
      tooltip: textUpTo(30, "Tooltip of the help button"),
      message: text("Message that the help button prefills: one sentence", "name"),
    }),
    cookies: group("The cookie banner", {
      title: textUpTo(35, "Heading of the cookie banner"),
      description: textUpTo(160, "Its text if nothing needs consent"),
      descriptionOf: textUpTo(160, "Its text if services need consent: names them", "services"),
      accept: textUpTo(12, "Accept button"),
      reject: textUpTo(12, "Reject button, just as prominent"),
      close: text("Accessible name of the close button, which rejects"),
      hidden: text("Notice if a content blocker hides the banner that the visitor has opened"),
    }),
    termsOfService: group("The terms of service", {
      ...legalDocument,
      sections: legalSections("acceptance", "use", "responsibilities", "property", "liability", "changes"),
      optional: group("Sentences shown only if the configuration has what they name", {
        shopTerms: text("At the end of `use`, if `legal.shopTerms` is set", "shopTerms"),
        governingLaw: text("At the end of `liability`: a label and the country's name in this language", "country"),
      }),
    }),
    privacyPolicy: group("The privacy policy", {
      ...legalDocument,
      sections: legalSections("collection", "use", "security", "cookies", "rights", "changes", "contact"),
      optional: group("Sentences shown only if the configuration has what they name", {
        host: text("At the end of `collection`: who runs the server", "host"),
        serverLogs: text("At the end of `collection`, how long logs are kept: a label and “30 days”", "days"),
        pluginData: text("At the end of `use`: where to read what a plugin sends to the AI", "dataProtection"),
        services: text("At the end of `cookies`: the names of what runs after consent", "services"),
        authority: text("At the end of `rights`: a label and the authority's name", "authority"),
        messaging: text("At the end of `changes`, if a phone number is set: the messenger has its own policy"),
        postalAddress: text("At the end of `contact`: a label and the postal address", "postalAddress"),
        dataProtectionContact: text("At the end of `contact`: a label and the e-mail address", "dataProtectionContact"),
      }),
      contact: text("Line before the contact address", "email"),
    }),
    notFound: group("The “not found” page", {
      title: textUpTo(30, "What happened"),
      description: text("What to do next: one sentence"),
      home: textUpTo(20, "Link to the landing page"),
    }),
    accessibility: group("Texts for assistive technology, or shown only without scripts or to keyboard users", {
      skipToContent: text("First link of the page, to its content"),
      opensInNewTab: text("Added in brackets to links that open a new tab"),
      mainNavigation: text("Name of the navigation"),
      openMenu: text("Button that opens the menu on a phone"),
      closeMenu: text("Button that closes the menu"),
      language: text("Name of the navigation's language select"),
      languages: text("Name of the list of languages shown without scripts"),
      useDark: text("Theme toggle while the page is light"),
      useLight: text("Theme toggle while the page is dark"),
      pauseFilm: text("Button in the hero while the film plays"),
      playFilm: text("Button while the film is paused"),
      pauseDemo: text("Button on a demo while it plays", "product"),
      playDemo: text("Button while the demo is paused", "product"),
      demoSteps: text("Name of the list of a demo's steps", "product"),
      pausePartners: text("Button on the carousel while it moves"),
      playPartners: text("Button while the carousel is paused"),
      partnerCarousel: text("Name of the carousel"),
      scrollToTop: text("Button that scrolls to the top"),
      closePage: text("Button that closes a legal page"),
      otherLanguages: text("Name of the list of this page's other languages"),
      languageChanged: text("Announcement after the page has changed to this language: one short sentence"),
      languageMissing: text("Notice if a chosen language cannot be loaded: what happened, and to try again"),
    }),
    trying: group("Controls with which a visitor operates a demo", {
      start: textUpTo(14, "Button below a demo: the visitor can now operate it"),
      startOf: text("Its accessible name, which begins with the same words", "product"),
      again: textUpTo(20, "The button from then on: begins anew"),
      press: textUpTo(20, "What to press next on the demo's screen", "label"),
      pressField: textUpTo(28, "The same for a text field", "label"),
      done: textUpTo(14, "In its place at the end of the demo"),
    }),
    demos: likeEnglish(
      "Texts on the demos' screens, with the same keys as `en.json`; `npm run media` draws them into the pictures",
      demos,
      { steps: demoSteps },
    ) as z.ZodType<(typeof englishTexts)["demos"]>,
  });
}
