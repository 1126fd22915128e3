import { z } from "zod";
import { consentSchema } from "./consent-schema.ts";
import { explainerSchema } from "./explainer-schema.ts";
import { productSchema } from "./product-schema.ts";
import {
  baseAddress,
  contactAddress,
  fields,
  linkAddress,
  listOf,
  matching,
  originAddress,
  publicFile,
  text,
  wholeNumber,
} from "./value-schemas.ts";

const partnerSchema = fields({
  name: text("the partner's name").describe("The partner's name, which assistive technology reads"),
  logo: publicFile("logos", "svg|png|webp").describe(
    "The logo under `public`, such as `/logos/name.svg`: about 4:1, readable on light and on dark",
  ),
});

const trueOrFalse = (what: string) => z.boolean({ error: `true or false: ${what}` });

const switches = fields({
  film: trueOrFalse("whether the hero plays its film or stays a still").describe(
    "Whether the hero plays its film; without it, it stays a still and there is no pause control",
  ),
  helpButton: trueOrFalse("whether the floating help button shows").describe("Whether the floating help button shows"),
  cookieBanner: trueOrFalse("whether visitors are asked for consent").describe(
    "Whether visitors are asked for consent; switch it off only if nothing on your site ever needs it",
  ),
  courseStore: trueOrFalse("whether the course store has a section")
    .default(false)
    .describe("Whether the course store, which is in your shop, has a section after the products"),
  videoExplainer: trueOrFalse("whether the explainer video has a section")
    .default(false)
    .describe("Whether the explainer video has a section after the products: its files are named in `videoExplainer`"),
  pricing: trueOrFalse("whether the two plans have a section")
    .default(false)
    .describe("Whether the two plans have a section before the partners"),
});

const strictTransportSecurity = fields({
  includeSubDomains: trueOrFalse("whether every subdomain of the site answers over HTTPS as well")
    .default(false)
    .describe(
      "Whether browsers are to refuse plain HTTP on every subdomain of the site's host, too: of all that ends in `.example.org` if the site is at `https://example.org`. Each must answer over HTTPS, those that only your own staff use as well",
    ),
  preload: trueOrFalse("whether the domain may be put on the browsers' own list")
    .default(false)
    .describe(
      "Whether the domain may be entered in the list that browsers are delivered with (hstspreload.org), which anybody can do then. It takes `includeSubDomains`, and months to get off the list again",
    ),
}).refine(({ includeSubDomains, preload }) => includeSubDomains || !preload, {
  path: ["preload"],
  error: "false, unless includeSubDomains is true as well: the list takes whole domains alone",
});

const plugins = fields({
  licence: text('the licence\'s short name such as "GNU GPL v3+"')
    .optional()
    .describe("The licence of the plugins by its short name, such as `GNU GPL v3+`"),
  languages: wholeNumber(1, 200, "in how many languages the plugins are")
    .optional()
    .describe("In how many languages the plugins themselves are"),
});

const links = fields({
  documentation: linkAddress('the documentation\'s address such as "https://docs.example.org"')
    .optional()
    .describe("The plugins' documentation"),
  support: linkAddress('the support page\'s address such as "https://www.example.org/support"')
    .optional()
    .describe("Where those who run a plugin get help"),
  dataProtection: linkAddress('the address of a page such as "https://docs.example.org/data"')
    .optional()
    .describe("What each plugin sends to the AI and what happens to it there, which schools ask first"),
});

const legal = fields({
  postalAddress: text("a postal address in one line")
    .optional()
    .describe("Your postal address in one line: the privacy policy gives it"),
  host: text("the name of the company that hosts the site")
    .optional()
    .describe("The company that hosts the site: the privacy policy names it"),
  serverLogsDays: wholeNumber(1, 3650, "a number of days")
    .optional()
    .describe("For how many days the server's logs are kept: the privacy policy says so"),
  governingLaw: matching(/^[A-Z]{2}$/, 'a country by its two capitals in ISO 3166, such as "ES"')
    .refine((code) => new Intl.DisplayNames("en", { type: "region" }).of(code) !== code, {
      error: 'a country by its two capitals in ISO 3166, such as "ES"',
    })
    .optional()
    .describe("The country whose law governs the terms, by its two capitals in ISO 3166: each language names it"),
  shopTerms: linkAddress('the address of the shop\'s terms such as "https://shop.example.org/terms"')
    .optional()
    .describe("The shop's own terms, where prices, expiry and refunds of credits are settled: the terms link to it"),
  dataProtectionContact: z
    .email({ error: 'an e-mail address such as "privacy@example.org"' })
    .optional()
    .describe("Who answers for data protection, by e-mail, where that is another address than `contactEmail`"),
});

/**
 * What the owner may set, of what form, and what each value is for. Every error says what is wanted; `loadSite` adds the
 * field and what it got. `docs/reference/configuration.md` is written from it (`npm run docs`).
 */
export const siteSchema = fields({
  name: text("the brand's name").describe("The brand's name"),
  legalName: text("the name of the company or person that answers for the site").describe(
    "The company or person that answers for the site: it stands in the legal texts and in the copyright line",
  ),
  origin: originAddress(
    'the site\'s own address such as "https://www.example.org"',
    "the site has a host to itself; on GitHub Pages, name a domain of your own or use the repository <name>.github.io",
  ).describe(
    "The site's own address, from which canonical addresses, the sitemap and social cards are written: `https://www.example.org`",
  ),
  shop: baseAddress('the shop\'s address such as "https://shop.example.org"').describe(
    "The shop, which is the client area: `https://shop.example.org`",
  ),
  creditsPath: matching(/^\//, "the path of the shop's credits page, starting with a slash").describe(
    "The path of the shop's page that sells credits, with its query: it follows `shop`",
  ),
  organisation: baseAddress(
    'the code-hosting organisation\'s address such as "https://code.example.org/name"',
  ).describe("Your organisation on a code-hosting platform, below which the plugins' repositories lie"),
  contactEmail: z
    .email({ error: 'an e-mail address such as "info@example.org"' })
    .describe("Where partners and questions about data are to write"),
  securityContact: contactAddress('an e-mail address or an HTTPS address such as "https://www.example.org/report"')
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
  plugins: plugins
    .prefault({})
    .describe(
      "What administrators ask about the plugins as a whole: one quiet line below the hero's buttons. What is left out is not spoken of",
    ),
  links: links
    .prefault({})
    .describe("Further addresses, to which the foot of the landing page leads. Those left out have no link"),
  legal: legal
    .prefault({})
    .describe("What the legal pages can say of you. Each value adds one sentence; what is left out is not spoken of"),
  consent: consentSchema
    .prefault({})
    .describe("What needs the visitor's consent. Nothing of it is fetched or run before they accept"),
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
