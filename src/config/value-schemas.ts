import { z } from "zod";

/** The kinds of single values in the owner's file. Each error says what is wanted; `loadSite` adds the field and what it got. */

/** A text that is not empty. */
export const text = (what: string) => z.string({ error: what }).trim().min(1, { error: what });

/** A text of a form. */
export const matching = (form: RegExp, what: string) => z.string({ error: what }).regex(form, { error: what });

/** A file below a folder of `public`, by its address. */
export const publicFile = (folder: string, endings: string) =>
  matching(
    new RegExp(`^/${folder}/[\\w./-]+\\.(${endings})$`),
    `a file under public/${folder}, written as /${folder}/name.(${endings})`,
  );

const httpsUrl = (what: string) => z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: what, abort: true });

function hasNoCredentials(address: string): boolean {
  const { username, password } = new URL(address);
  return username === "" && password === "";
}

const isPlainAddress = (address: string) => hasNoCredentials(address) && !/[?#]|\/$/.test(address);

/** An address to which paths are added. */
export const baseAddress = (what: string) =>
  httpsUrl(what).refine(isPlainAddress, {
    error: `${what} (without a slash at the end, query, hash or credentials)`,
  });

/** An address to which a link leads: a whole page's, with its query and hash. */
export const linkAddress = (what: string) =>
  httpsUrl(what).refine(hasNoCredentials, { error: `${what} (without credentials)` });

/** An e-mail address, or the address of a page. */
export const contactAddress = (what: string) =>
  z
    .string({ error: what })
    .refine((value) => [z.email(), linkAddress(what)].some((kind) => kind.safeParse(value).success), {
      error: what,
    });

/** A number without a fraction, of a range. */
export const wholeNumber = (least: number, most: number, what: string) => {
  const error = `${what}, from ${least} to ${most}`;
  return z.number({ error }).int({ error }).min(least, { error }).max(most, { error });
};

/**
 * An address of a site and nothing below it.
 *
 * @param instead what whoever names a path can do
 */
export const originAddress = (what: string, instead?: string) =>
  httpsUrl(what).refine((address) => new URL(address).origin === address, {
    error: ({ input }) =>
      instead && /^https:\/\/[^/?#]+\/[^?#]/.test(String(input))
        ? `${what}, without a path: ${instead}`
        : `${what} (in lower case, without a slash at the end, path, query, hash or credentials)`,
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
