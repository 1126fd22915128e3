import type { z } from "zod";
import type { stringsSchema } from "./strings-schema.ts";

/** The strings of one language. */
export type Strings = z.infer<ReturnType<typeof stringsSchema>>;
