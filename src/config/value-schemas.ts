import { z } from "zod";

/* Schemas of the owner's values. Errors name the expected value; `loadSite` adds field and actual value. */

const uncapitalised = (purpose: string) => purpose.charAt(0).toLowerCase() + purpose.slice(1);

const expected = (format: string, purpose: string) => `${format}: ${uncapitalised(purpose)}`;

export function text(purpose: string) {
  const error = uncapitalised(purpose);
  return z.string({ error }).trim().min(1, { error }).describe(purpose);
}

export const trueOrFalse = (purpose: string) =>
  z.boolean({ error: expected("true or false", purpose) }).describe(purpose);

export const matching = (pattern: RegExp, format: string) =>
  z.string({ error: format }).regex(pattern, { error: format });

/** The URL of a file in a folder of `public`; `extensions` as in a regular expression: `svg|png`. */
export const publicFile = (folder: string, extensions: string) =>
  matching(
    new RegExp(`^/${folder}/[\\w./-]+\\.(${extensions})$`),
    `a file under public/${folder}, written as /${folder}/name.(${extensions})`,
  );

/** As `z.regexes.domain`, and with internationalised top-level domains such as `xn--p1ai`. */
const domainPattern = "(?=.{1,253}$)([a-z\\d]([a-z\\d-]{0,61}[a-z\\d])?\\.)+([a-z]{2,63}|xn--[a-z\\d-]{0,58}[a-z\\d])$";
const domain = new RegExp(`^${domainPattern}`, "i");

/** An e-mail address as `z.email`, at any domain that an address may have. */
const emailPattern = new RegExp(`^(?!\\.)(?!.*\\.\\.)[\\w'+.-]*[\\w+-]@${domainPattern}`, "i");

export const emailAddress = z.email({ pattern: emailPattern, error: 'an e-mail address such as "info@example.org"' });

const httpsUrl = (format: string) => z.url({ protocol: /^https$/, hostname: domain, error: format, abort: true });

const hasNoCredentials = (address: string) => !/^https:\/\/[^/?#]*@/.test(address);

const isPlainAddress = (address: string) => hasNoCredentials(address) && !/[?#]|\/$/.test(address);

/** A URL to which paths are appended. */
export const baseAddress = (format: string) =>
  httpsUrl(format).refine(isPlainAddress, { error: `${format} (without trailing slash, query, hash or credentials)` });

/** A link's URL; it may have a query and a hash. */
export function linkAddress(purpose: string) {
  const error = expected('a URL such as "https://www.example.org/page", without credentials', purpose);
  return httpsUrl(error).refine(hasNoCredentials, { error }).describe(purpose);
}

export function wholeNumber(min: number, max: number, purpose: string) {
  const error = expected(`a number from ${min} to ${max}`, purpose);
  return z.int({ error }).min(min, { error }).max(max, { error }).describe(purpose);
}

const countryFormat = 'an ISO 3166 country code such as "ES"';

/** `of` throws a RangeError for what has not the form of a code. */
const isCountry = (code: string) =>
  /^[A-Z]{2}$/.test(code) && new Intl.DisplayNames("en", { type: "region" }).of(code) !== code;

export const country = z.string({ error: countryFormat }).refine(isCountry, { error: countryFormat });

export const originAddress = (format: string) =>
  httpsUrl(format).refine((address) => new URL(address).origin === address, {
    error: `${format} (in lower case, without path, trailing slash, query, hash or credentials)`,
  });

export const platformVersion = matching(/^\d+\.\d+$/, 'a platform version such as "4.5"');

export const fields = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, { error: `an object with ${Object.keys(shape).join(", ")}` });

/** A list of at least `count` items with unique values in one field, compared without case. */
export function listOf<Item extends z.ZodType<Record<Name, string>>, Name extends string>(
  item: Item,
  count: number,
  error: string,
  name: Name,
) {
  return z
    .array(item, { error })
    .min(count, { error })
    .superRefine((items, context) => {
      const values = items.map((entry) => entry[name].toLowerCase());
      for (const [index, value] of values.entries()) {
        const path = [index, name];
        if (values.indexOf(value) < index) context.addIssue({ code: "custom", path, message: `a unique ${name}` });
      }
    });
}
