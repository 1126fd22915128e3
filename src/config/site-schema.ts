import { z } from "zod";
import { needKeys } from "./needs.ts";
import { ribbonColours } from "./ribbon-colours.ts";

const text = (what: string) => z.string({ error: what }).trim().min(1, { error: what });

const httpsUrl = (what: string) =>
  z
    .url({ protocol: /^https$/, hostname: z.regexes.domain, error: what })
    .refine((url) => !url.endsWith("/"), { error: `${what} (without a slash at the end)` });

const publicFile = (folder: string, endings: string) =>
  z.string().regex(new RegExp(`^/${folder}/[\\w./-]+\\.(${endings})$`), {
    error: `a file under public/${folder}, written as /${folder}/name.(${endings})`,
  });

const platformVersion = z.string().regex(/^\d+\.\d+$/, { error: 'a platform version such as "4.5"' });

const productSchema = z.strictObject({
  key: z.string().regex(/^[a-z][A-Za-z0-9]*$/, {
    error: 'a key such as "courseCreator": it is the block\'s address and its name in the language files',
  }),
  icon: z.string().regex(/^[a-z0-9-]+$/, { error: 'the name of a Lucide icon such as "book-open"' }),
  colour: z.enum(ribbonColours, { error: `one of ${ribbonColours.join(", ")}` }),
  demo: publicFile("media", "gif|webp|avif|png"),
  repository: z
    .string()
    .regex(/^[\w.-]+$/, { error: 'the name of a repository of the organisation such as "moodle-local_example"' }),
  component: text('the plugin\'s component such as "local_example"').optional(),
  platform: z
    .strictObject({ from: platformVersion, to: platformVersion.optional() }, { error: '{ from: "4.5", to: "5.2" }' })
    .optional(),
  needs: z
    .array(z.enum(needKeys, { error: `one of ${needKeys.join(", ")}` }))
    .min(1, { error: "at least one need, or no list" })
    .optional(),
});

const partnerSchema = z.strictObject({
  name: text("the partner's name"),
  logo: publicFile("logos", "svg|png|webp"),
});

const unique = <Item>(items: readonly Item[], keyOf: (item: Item) => string) =>
  new Set(items.map(keyOf)).size === items.length;

/**
 * What the owner may set, and of what form. Every error says what is wanted; `loadSite` adds the field and what it got.
 */
export const siteSchema = z.strictObject({
  name: text("the brand's name"),
  legalName: text("the name of the company or person that answers for the site"),
  origin: httpsUrl('the site\'s own address such as "https://www.example.org"'),
  shop: httpsUrl('the shop\'s address such as "https://shop.example.org"'),
  creditsPath: z.string().startsWith("/", { error: "the path of the shop's credits page, starting with a slash" }),
  organisation: httpsUrl('the code-hosting organisation\'s address such as "https://code.example.org/name"'),
  contactEmail: z.email({ error: 'an e-mail address such as "info@example.org"' }),
  whatsappNumber: z
    .string()
    .regex(/^[1-9]\d{6,14}$/, { error: 'an international phone number in digits alone such as "15550100123"' })
    .optional(),
  products: z
    .array(productSchema)
    .min(1, { error: "at least one product" })
    .refine((products) => unique(products, ({ key }) => key), { error: "a key of its own for every product" }),
  partners: z
    .array(partnerSchema)
    .min(3, { error: "at least three partners, so that the carousel can loop" })
    .refine((partners) => unique(partners, ({ name }) => name), { error: "a name of its own for every partner" }),
  switches: z.strictObject({
    film: z.boolean({ error: "true or false: whether the hero plays its film or stays a still" }),
    helpButton: z.boolean({ error: "true or false: whether the floating help button shows" }),
    cookieBanner: z.boolean({ error: "true or false: whether visitors are asked for consent" }),
  }),
});

export type SiteInput = z.input<typeof siteSchema>;
export type Site = z.output<typeof siteSchema>;
export type Product = Site["products"][number];
export type Partner = Site["partners"][number];
