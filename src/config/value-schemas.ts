import { z } from "zod";

/* The kinds of single values in the owner's file. Each error says what is wanted; `loadSite` adds the field and what it got. */

const uncapitalised = (purpose: string) => purpose.charAt(0).toLowerCase() + purpose.slice(1);

/** What is wanted: the form of a value, and what it is for. */
const wanted = (form: string, purpose: string) => `${form}: ${uncapitalised(purpose)}`;

/** A text that is not empty. */
export function text(purpose: string) {
  const error = uncapitalised(purpose);
  return z.string({ error }).trim().min(1, { error }).describe(purpose);
}

export const trueOrFalse = (purpose: string) =>
  z.boolean({ error: wanted("true or false", purpose) }).describe(purpose);

/** A text of a form. */
export const matching = (form: RegExp, what: string) => z.string({ error: what }).regex(form, { error: what });

/** A file below a folder of `public`, by its address. */
export const publicFile = (folder: string, endings: string) =>
  matching(
    new RegExp(`^/${folder}/[\\w./-]+\\.(${endings})$`),
    `a file under public/${folder}, written as /${folder}/name.(${endings})`,
  );

const httpsUrl = (what: string) => z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: what, abort: true });

const hasNoCredentials = (address: string) => !/^https:\/\/[^/?#]*@/.test(address);

const isPlainAddress = (address: string) => hasNoCredentials(address) && !/[?#]|\/$/.test(address);

/** An address to which paths are added. */
export const baseAddress = (what: string) =>
  httpsUrl(what).refine(isPlainAddress, {
    error: `${what} (without a slash at the end, query, hash or credentials)`,
  });

/** An address to which a link leads: a whole page's, with its query and hash. */
export function linkAddress(purpose: string) {
  const error = wanted('an address such as "https://www.example.org/page", without credentials', purpose);
  return httpsUrl(error).refine(hasNoCredentials, { error }).describe(purpose);
}

/** A number without a fraction, of a range. */
export function wholeNumber(least: number, most: number, purpose: string) {
  const error = wanted(`a number from ${least} to ${most}`, purpose);
  return z.number({ error }).int({ error }).min(least, { error }).max(most, { error }).describe(purpose);
}

/** An address of a site and nothing below it. */
export const originAddress = (what: string) =>
  httpsUrl(what).refine((address) => new URL(address).origin === address, {
    error: `${what} (in lower case, without a slash at the end, path, query, hash or credentials)`,
  });

/** A version of the platform: major and minor number. */
export const platformVersion = () => matching(/^\d+\.\d+$/, 'a platform version such as "4.5"');

/** An object with these fields and no others. */
export const fields = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, { error: `an object with ${Object.keys(shape).join(", ")}` });

/** A list, each of whose items has a field of its own: capitals alone do not tell two apart. */
export function listOf<Item extends z.ZodType<Record<Name, string>>, Name extends string>(
  item: Item,
  least: { count: number; error: string },
  name: Name,
  what: string,
) {
  return z
    .array(item, { error: least.error })
    .min(least.count, { error: least.error })
    .superRefine((items, context) => {
      const seen = new Set<string>();
      for (const [index, entry] of items.entries()) {
        const value = entry[name].toLowerCase();
        if (seen.has(value)) context.addIssue({ code: "custom", path: [index, name], message: what });
        seen.add(value);
      }
    });
}
