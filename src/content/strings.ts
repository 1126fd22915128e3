import type { z } from "zod";
import type { stringsSchema } from "./strings-schema.ts";

export type Strings = z.infer<ReturnType<typeof stringsSchema>>;
