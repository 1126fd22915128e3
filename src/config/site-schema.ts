import { z } from "zod";
import { aiServicesSchema } from "./ai-services-schema.ts";
import { consentSchema } from "./consent-schema.ts";
import { localeCodes } from "./locales.ts";
import { productSchema } from "./product-schema.ts";
import {
  baseAddress,
  country,
  emailAddress,
  fields,
  linkAddress,
  listOf,
  matching,
  originAddress,
  publicFile,
  text,
  trueOrFalse,
  wholeNumber,
} from "./value-schemas.ts";

const partnerSchema = fields({
  name: text("The partner's name, read by assistive technology"),
  logo: publicFile("logos", "svg|png|webp").describe(
    "The logo under `public`, such as `/logos/name.svg`: about 4:1, legible on light and on dark",
  ),
});

const switches = fields({
  film: trueOrFalse("Whether the hero plays its film; if not, it shows a still image and no pause button"),
  helpButton: trueOrFalse("Whether the floating help button is shown"),
  cookieBanner: trueOrFalse("Whether visitors are asked for consent; off only if nothing on your site needs it"),
  courseStore: trueOrFalse("Whether a section after the products shows your course store").default(false),
  videoExplainer: trueOrFalse("Whether a section after the products shows the `videoExplainer` film").default(false),
  pricing: trueOrFalse("Whether a section before the partners shows the two plans").default(false),
});

const strictTransportSecurity = fields({
  includeSubDomains: trueOrFalse(
    "Whether browsers also refuse plain HTTP on every subdomain of the site's host: anything ending in `.example.org` if the site is at `https://example.org`. Each must support HTTPS, including those that only your staff use",
  ).default(false),
  preload: trueOrFalse(
    "Whether the domain may be added to the list built into browsers (hstspreload.org), which anyone can then do. Requires `includeSubDomains`; removal from the list takes months",
  ).default(false),
}).refine(({ includeSubDomains, preload }) => includeSubDomains || !preload, {
  path: ["preload"],
  error: "false unless includeSubDomains is true too: the list accepts only whole domains",
});

const plugins = fields({
  licence: text("The short name of the plugins' licence, such as `GNU GPL v3+`"),
  languages: wholeNumber(1, 200, "The number of languages the plugins come in"),
}).partial();

const links = fields({
  documentation: linkAddress("The plugins' documentation"),
  support: linkAddress("Where plugin administrators get help"),
  credits: linkAddress("What a typical task costs in credits and what happens when they run out"),
  legalNotice: linkAddress("The legal notice (imprint) that some countries require"),
  dataProtection: linkAddress("What each plugin sends to the AI, who processes it and in which country"),
}).partial();

/** Only files of the site: the content policy allows no other host. */
const videoExplainer = fields({
  film: publicFile("media", "mp4|webm")
    .default("/media/explainer.mp4")
    .describe("The film under `public`. Every browser plays an `.mp4` with H.264 and AAC"),
  poster: publicFile("media", "webp|avif|jpg|png")
    .default("/media/explainer.webp")
    .describe("The picture shown until it plays: about 1600 px wide, with the film's aspect ratio"),
  captions: z
    .partialRecord(z.enum(localeCodes), publicFile("media", "vtt"), {
      error: 'files by language such as { en: "/media/explainer.en.vtt" }',
    })
    .prefault({})
    .describe('Captions in WebVTT, by language, such as `{ en: "/media/explainer.en.vtt" }`'),
});

const legal = fields({
  postalAddress: text("Your postal address on one line, for the privacy policy"),
  host: text("The company that hosts the site, for the privacy policy"),
  serverLogsDays: wholeNumber(1, 3650, "How many days the server keeps logs, for the privacy policy"),
  governingLaw: country.describe(
    "The country whose law governs the terms: two capitals (ISO 3166), shown as a name in each language",
  ),
  authority: text("Your data protection authority, for the privacy policy"),
  shopTerms: linkAddress("The shop's terms on prices, expiry and refunds of credits, linked from the terms"),
  dataProtectionContact: emailAddress.describe("The data protection contact, if not `contactEmail`"),
}).partial();

/** `npm run docs` writes the reference from it. */
export const siteSchema = fields({
  name: text("The brand's name"),
  legalName: text("The company or person responsible for the site, in the legal texts and the copyright line"),
  origin: originAddress('the site\'s own address such as "https://www.example.org"').describe(
    "The site's own address, such as `https://www.example.org`: used in canonical URLs, the sitemap and social cards",
  ),
  shop: baseAddress('the shop\'s address such as "https://shop.example.org"').describe("The shop (client area)"),
  creditsPath: matching(/^\//, "the path of the shop's credits page, starting with a slash").describe(
    "The path and query of the shop's page that sells credits, appended to `shop`",
  ),
  organisation: baseAddress(
    'the code-hosting organisation\'s address such as "https://code.example.org/name"',
  ).describe("Your organisation on a code-hosting platform, which has the plugins' repositories"),
  contactEmail: emailAddress.describe("The address for partners and questions about data"),
  whatsappNumber: matching(/^[1-9]\d{6,14}$/, 'an international phone number in digits only, such as "15550100123"')
    .optional()
    .describe("The number the help button opens a chat with, digits only; without it, the button opens an e-mail"),
  products: listOf(productSchema, 1, "at least one product", "key").describe(
    "The products, in the order of the blocks",
  ),
  partners: listOf(partnerSchema, 3, "at least three partners, so that the carousel can loop", "name").describe(
    "The partners, in carousel order: at least three, so that it can loop",
  ),
  plugins: plugins.prefault({}).describe("Facts about the plugins for administrators, shown in the hero if given"),
  links: links.prefault({}).describe("More links in the footer of the landing page"),
  aiServices: aiServicesSchema
    .prefault({})
    .describe("What only you can say about the AI services: each value adds a line to the connector's block"),
  legal: legal.prefault({}).describe("Details for the legal pages: each value adds one sentence"),
  consent: consentSchema.prefault({}).describe("What needs consent: not loaded or run until the visitor accepts"),
  videoExplainer: videoExplainer
    .prefault({})
    .describe("The files of the explainer video, needed only if `switches.videoExplainer` is on"),
  switches: switches.describe("What the site shows"),
  strictTransportSecurity: strictTransportSecurity
    .prefault({})
    .describe(
      "What the `Strict-Transport-Security` header commits your domain to. Browsers are always told to use only HTTPS for the site's own host. The rest is your choice: a browser remembers it for two years, unless it visits again and is told otherwise",
    ),
}).refine(({ switches, consent }) => switches.cookieBanner || consent.services.length === 0, {
  path: ["switches", "cookieBanner"],
  error: "true, as consent.services is not empty",
});

export type SiteInput = z.input<typeof siteSchema>;
export type Site = z.output<typeof siteSchema>;
export type { Product } from "./product-schema.ts";
