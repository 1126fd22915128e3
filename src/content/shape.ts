import type { Locale } from "../config/locales.ts";
import type { RenderedPage } from "../config/pages.ts";
import type english from "./strings/en.json";

/**
 * What every language file holds, string by string, and what each is for. The files are checked against it in the build
 * and in the tests; the types of the components come from it.
 */

interface TextSpec {
  kind: "text";
  purpose: string;
  /** The placeholders, `{name}` in the text, that each language must keep. */
  placeholders: readonly string[];
}
interface ListSpec {
  kind: "list";
  length: number;
  item: Spec;
}
/** The same object once for each product of the configuration. */
interface PerProductSpec {
  kind: "perProduct";
  item: Spec;
}
interface GroupSpec {
  kind: "group";
  entries: Readonly<Record<string, Spec>>;
}
/** Whatever English has there, text by text: for pictures whose texts only the studio knows. */
interface LikeEnglishSpec {
  kind: "likeEnglish";
  purpose: string;
}
export type Spec = TextSpec | ListSpec | PerProductSpec | GroupSpec | LikeEnglishSpec;

const text = (purpose: string, ...placeholders: string[]): TextSpec => ({ kind: "text", purpose, placeholders });
const list = <Item extends Spec>(length: number, item: Item) => ({ kind: "list" as const, length, item });
const perProduct = <Item extends Spec>(item: Item) => ({ kind: "perProduct" as const, item });
const group = <Entries extends Record<string, Spec>>(entries: Entries) => ({ kind: "group" as const, entries });

const plan = group({
  title: text("Name of the plan"),
  price: text("Its price in words"),
  features: list(4, text("One thing the plan gives")),
  cta: text("Button of the plan"),
});

const premiumPlan = group({ ...plan.entries, features: list(6, text("One thing the plan gives")) });

const pageMeta = group({
  title: text("Title in the browser's tab and in search results: up to about 60 characters", "name"),
  description: text("Summary in search results and on social cards: up to about 155 characters"),
});

const legalSection = group({
  title: text("Heading, without a number: the page adds it"),
  body: list(2, text("One paragraph")),
});

const legalEntries = {
  title: text("Heading of the page"),
  lastUpdated: text("Line with the day of the visit", "date"),
  introduction: text("First paragraph", "legalName"),
  contents: text("Heading of the list of sections"),
};

export const shape = group({
  meta: group({
    landing: pageMeta,
    terms: pageMeta,
    privacy: pageMeta,
    notFound: pageMeta,
  }),
  nav: group({
    home: text("Link to the top of the landing page"),
    products: text("Link to the products"),
    pricing: text("Link to the shop's credits page"),
    partners: text("Link to the partners"),
    clientArea: text("Button to the shop, as the specification words it"),
  }),
  hero: group({
    badge: text("Short line above the title that says what this is"),
    titleFirst: text("First line of the title"),
    titleSecond: text("Second line of the title"),
    subtitle: text("One or two sentences below the title"),
    buyCredits: text("The main button, to the shop's credits page"),
    seeProducts: text("Quiet link down to the products"),
  }),
  videoExplainer: group({
    title: text("Heading of the explainer video"),
    description: text("What the video shows"),
    play: text("Button that starts it"),
  }),
  products: group({
    title: text("Heading of the products"),
    subtitle: text("Sentence below it"),
    index: text("Name of the list of links to the ten blocks"),
    position: text("Which block of how many, such as “2 of 10”", "position", "total"),
    download: text("Button to the plugin's repository"),
    downloadOf: text("The same for assistive technology, with the plugin's name", "product"),
    place: text("Name of the list that shows at the edge of the screen which block is being read"),
    platformFrom: text("Platform versions, without an upper limit", "from"),
    platformRange: text("Platform versions, from and to", "from", "to"),
    needsLabel: text("Before the list of what a plugin needs", "needs"),
    needs: group({
      provider: text("The AI provider connector, as a need"),
      licenceKey: text("A licence key with credits, as a need"),
      cron: text("Cron, the platform's scheduler, as a need"),
      userRestriction: text("The plugin “Restriction by user”, as a need for some actions"),
      courseCreator: text("The AI course creator, as a need for some actions"),
      customCertificate: text("The plugin “Custom certificate”, as a need"),
    }),
    items: perProduct(
      group({
        name: text("What the plugin is called: one to five words"),
        title: text("Heading of the block: what changes for the reader"),
        description: text("Two or three sentences: what it does, step by step"),
        demo: text("What the animated picture shows, for those who do not see it"),
      }),
    ),
    courseStore: group({
      title: text("Heading of the course store, which has no block yet"),
      description: text("What the course store does"),
    }),
  }),
  pricing: group({
    title: text("Heading of the plans"),
    subtitle: text("Sentence below it"),
    free: plan,
    premium: premiumPlan,
  }),
  partners: group({
    title: text("Heading of the partners"),
    subtitle: text("Sentence below it"),
    cta: text("Button that writes an e-mail to become a partner"),
    mailSubject: text("Subject of that e-mail", "name"),
    logoOf: text("A partner's logo, for assistive technology", "partner"),
  }),
  footer: group({
    subtitle: text("One line below the logo"),
    quickActions: text("Heading of the quick actions"),
    buyCredits: text("Link to the shop's credits page"),
    downloadPlugins: text("Link to the code-hosting organisation"),
    settings: text("Heading of the settings"),
    language: text("Label of the language select"),
    theme: text("Label of the theme toggle"),
    legal: text("Heading of the legal links"),
    terms: text("Link to the terms of service"),
    privacy: text("Link to the privacy policy"),
    cookiePreferences: text("Button that opens the cookie banner again"),
    copyright: text("Copyright line", "year", "legalName"),
    trademark: text("Small print: whose trademark Moodle is, and that this site is not its maker's", "name"),
  }),
  whatsapp: group({
    tooltip: text("Tooltip of the help button"),
    message: text("The message that the help button begins", "name"),
  }),
  cookies: group({
    title: text("Heading of the cookie banner"),
    description: text("What it asks"),
    accept: text("Button"),
    reject: text("Button of the same weight"),
    close: text("The close icon, which rejects, for assistive technology"),
  }),
  termsOfService: group({ ...legalEntries, sections: list(6, legalSection) }),
  privacyPolicy: group({
    ...legalEntries,
    sections: list(7, legalSection),
    contact: text("Line before the contact address", "email"),
  }),
  notFound: group({
    title: text("What happened"),
    description: text("What to do now"),
    home: text("Link to the landing page"),
  }),
  accessibility: group({
    skipToContent: text("First link of the page"),
    opensInNewTab: text("Added to every link that does"),
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
    languageMissing: text("Notice when a chosen language cannot be loaded: what happened, and to try again"),
  }),
  demos: {
    kind: "likeEnglish",
    purpose: "What the demos show on their screens; `npm run media` draws it into the pictures",
  },
});

type StringsOf<S extends Spec> = S extends TextSpec
  ? string
  : S extends { kind: "list"; item: infer Item extends Spec }
    ? readonly StringsOf<Item>[]
    : S extends { kind: "perProduct"; item: infer Item extends Spec }
      ? Readonly<Record<string, StringsOf<Item>>>
      : S extends { kind: "group"; entries: infer Entries extends Record<string, Spec> }
        ? { readonly [Key in keyof Entries]: StringsOf<Entries[Key]> }
        : (typeof english)["demos"];

/** The strings of one language. */
export type Strings = StringsOf<typeof shape>;

export type SectionKey = keyof Strings;

/**
 * The sections that a page shows and so ships to the browser. `pricing` and `videoExplainer` are on no page; `demos`
 * stand in pictures.
 */
export const sectionsOfPage: Readonly<Record<RenderedPage, readonly SectionKey[]>> = {
  landing: ["nav", "hero", "products", "partners", "footer", "whatsapp", "cookies", "accessibility"],
  terms: ["termsOfService", "accessibility"],
  privacy: ["privacyPolicy", "accessibility"],
  notFound: [],
};

/** The texts of the page for a missing address, which stands in every language in one document. */
export type NotFoundTexts = Strings["notFound"] & { readonly pageTitle: string };

/** What a page has of the strings: its sections, and its title. */
export type PageStrings = Partial<Strings> & {
  readonly pageTitle: string;
  readonly everyNotFound?: Readonly<Record<Locale, NotFoundTexts>>;
};
