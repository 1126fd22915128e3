import { z } from "zod";
import { consentSchema } from "./consent-schema.ts";
import { explainerSchema } from "./explainer-schema.ts";
import { productSchema } from "./product-schema.ts";
import {
  baseAddress,
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
  name: text("The partner's name, which assistive technology reads"),
  logo: publicFile("logos", "svg|png|webp").describe(
    "The logo under `public`, such as `/logos/name.svg`: about 4:1, readable on light and on dark",
  ),
});

const switches = fields({
  film: trueOrFalse("Whether the hero plays its film; without it, it stays a still and there is no pause control"),
  helpButton: trueOrFalse("Whether the floating help button shows"),
  cookieBanner: trueOrFalse("Whether visitors are asked for consent; off only if nothing on your site ever needs it"),
  courseStore: trueOrFalse("Whether your shop's course store has a section after the products").default(false),
  videoExplainer: trueOrFalse("Whether the film in `videoExplainer` has a section after the products").default(false),
  pricing: trueOrFalse("Whether the two plans have a section before the partners").default(false),
});

const strictTransportSecurity = fields({
  includeSubDomains: trueOrFalse(
    "Whether browsers are to refuse plain HTTP on every subdomain of the site's host, too: of all that ends in `.example.org` if the site is at `https://example.org`. Each must answer over HTTPS, those that only your own staff use as well",
  ).default(false),
  preload: trueOrFalse(
    "Whether the domain may be entered in the list that browsers are delivered with (hstspreload.org), which anybody can do then. It takes `includeSubDomains`, and months to get off the list again",
  ).default(false),
}).refine(({ includeSubDomains, preload }) => includeSubDomains || !preload, {
  path: ["preload"],
  error: "false, unless includeSubDomains is true as well: the list takes whole domains alone",
});

const plugins = fields({
  licence: text("The licence of the plugins by its short name, such as `GNU GPL v3+`").optional(),
  languages: wholeNumber(1, 200, "In how many languages the plugins themselves are").optional(),
});

const links = fields({
  documentation: linkAddress("The plugins' documentation").optional(),
  support: linkAddress("Where those who run a plugin get help").optional(),
  credits: linkAddress("What a typical task costs in credits, and what happens when none are left").optional(),
  dataProtection: linkAddress("What each plugin sends to the AI, who processes it and in which country").optional(),
});

const email = z.email({ error: 'an e-mail address such as "info@example.org"' });
const contactFormat = 'an e-mail address or an HTTPS address such as "https://www.example.org/report"';

const isCountry = (code: string) => new Intl.DisplayNames("en", { type: "region" }).of(code) !== code;
const countryFormat = 'a country by its two capitals in ISO 3166, such as "ES"';

const legal = fields({
  postalAddress: text("Your postal address in one line: the privacy policy gives it").optional(),
  host: text("The company that hosts the site: the privacy policy names it").optional(),
  serverLogsDays: wholeNumber(1, 3650, "For how many days the server keeps logs: the policy says so").optional(),
  governingLaw: matching(/^[A-Z]{2}$/, countryFormat)
    .refine(isCountry, { error: countryFormat })
    .optional()
    .describe("The country whose law governs the terms, by its two capitals in ISO 3166: each language names it"),
  authority: text("The data protection authority where you are: the privacy policy names it").optional(),
  shopTerms: linkAddress(
    "The shop's terms, with prices, expiry and refunds of credits: the terms link to it",
  ).optional(),
  dataProtectionContact: email.optional().describe("Who answers for data protection, where not `contactEmail`"),
});

/** Errors name the expected value; `loadSite` adds field and actual value. `npm run docs` writes the reference. */
export const siteSchema = fields({
  name: text("The brand's name"),
  legalName: text("The company or person that answers for the site, in the legal texts and the copyright line"),
  origin: originAddress('the site\'s own address such as "https://www.example.org"').describe(
    "The site's own address, from which canonical addresses, the sitemap and social cards are written: `https://www.example.org`",
  ),
  shop: baseAddress('the shop\'s address such as "https://shop.example.org"').describe("The shop: the client area"),
  creditsPath: matching(/^\//, "the path of the shop's credits page, starting with a slash").describe(
    "The path of the shop's page that sells credits, with its query: it follows `shop`",
  ),
  organisation: baseAddress(
    'the code-hosting organisation\'s address such as "https://code.example.org/name"',
  ).describe("Your organisation on a code-hosting platform, below which the plugins' repositories lie"),
  contactEmail: email.describe("Where partners and questions about data are to write"),
  securityContact: z
    .union([z.email({ error: contactFormat }), linkAddress("Where to report a weakness")], { error: contactFormat })
    .optional()
    .describe(
      "Whom to tell of a weakness in the site, as `/.well-known/security.txt` says it: an e-mail address, or the address of a page. Without it, `contactEmail`",
    ),
  whatsappNumber: matching(/^[1-9]\d{6,14}$/, 'an international phone number in digits alone such as "15550100123"')
    .optional()
    .describe("The number with which the help button opens a chat, in digits alone; without it, it writes an e-mail"),
  products: listOf(
    productSchema,
    { count: 1, error: "at least one product" },
    "key",
    "a key of its own for every product",
  ).describe("The products, in the order of their blocks"),
  partners: listOf(
    partnerSchema,
    { count: 3, error: "at least three partners, so that the carousel can loop" },
    "name",
    "a name of its own for every partner",
  ).describe("The partners, in the order of the carousel: at least three, so that it can loop"),
  plugins: plugins.prefault({}).describe("What administrators ask about the plugins, each if given, below the title"),
  links: links.prefault({}).describe("Further addresses to which the foot of the landing page leads"),
  legal: legal.prefault({}).describe("What the legal pages can say of you: each value adds one sentence"),
  consent: consentSchema.prefault({}).describe("What needs consent: not fetched or run before the visitor accepts"),
  videoExplainer: explainerSchema
    .prefault({})
    .describe("The files of the explainer video, wanted only where `switches.videoExplainer` is on"),
  switches: switches.describe("What is switched on"),
  strictTransportSecurity: strictTransportSecurity
    .prefault({})
    .describe(
      "What the site commits your domain to by the header `Strict-Transport-Security`. Browsers are always told to use nothing but HTTPS for the site's own host. More is your choice: a browser keeps to it for two years, unless it comes back and is told otherwise",
    ),
}).refine(({ switches, consent }) => switches.cookieBanner || consent.services.length === 0, {
  path: ["switches", "cookieBanner"],
  error: "true, while consent.services has what visitors must be asked for",
});

export type SiteInput = z.input<typeof siteSchema>;
export type Site = z.output<typeof siteSchema>;
export type { Product } from "./product-schema.ts";
