import { z } from "zod";
import { localeCodes } from "../../../src/config/locales.ts";
import { renderedPages } from "../../../src/config/pages.ts";

/** What a request may hold: texts at the keys of the site, and nothing else. */
export function requestSchemas(keys: ReadonlySet<string>) {
  const texts = z.record(
    z.string().refine((key) => keys.has(key), { error: "is no key of the site" }),
    z.string(),
  );
  const perLocale = <Value extends z.ZodType>(value: Value) => z.partialRecord(z.enum(localeCodes), value);
  return {
    preview: z.strictObject({ page: z.enum(renderedPages), locale: z.enum(localeCodes), texts }),
    check: z.strictObject({ texts: perLocale(texts) }),
    save: z.strictObject({ texts: perLocale(texts), versions: perLocale(z.string()) }),
  };
}
