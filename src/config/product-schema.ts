import { z } from "zod";
import { needKeys } from "./plugin-requirements.ts";
import { reservedIds } from "./reserved-ids.ts";
import { ribbonColours } from "./ribbon-colours.ts";
import { fields, matching, platformVersion, publicFile, text, wholeNumber } from "./value-schemas.ts";
import { isBefore } from "./versions.ts";

const key = matching(
  /^[a-z][A-Za-z0-9]*$/,
  'a key such as "courseCreator": it is the block\'s address and its name in the language files',
).refine((value) => !reservedIds.includes(value), {
  error: ({ input }) => `another key: "${input}" is an id on the page or a name reserved by JavaScript`,
});

const platform = fields({
  from: platformVersion.describe("The oldest platform version that the plugin supports"),
  to: platformVersion
    .optional()
    .describe("The newest one; without it, the block names none, as for a plugin with a release for each version"),
}).refine(({ from, to }) => to === undefined || !isBefore(to, from), {
  path: ["to"],
  error: ({ input }) => `a version not older than from, "${(input as { from: string }).from}"`,
});

export const productSchema = fields({
  key: key.describe(
    "The block's anchor on the page (`#key`) and its key in the language files; not an id the page uses, such as `menu`",
  ),
  icon: matching(/^[a-z0-9-]+$/, 'the name of a Lucide icon such as "book-open"').describe(
    "The name of an icon in the package `lucide-static`: a file in its folder `icons`, without `.svg`",
  ),
  colour: z
    .enum(ribbonColours, { error: `one of ${ribbonColours.join(", ")}` })
    .describe(`The colour of the block, different from its neighbours': one of ${ribbonColours.join(", ")}`),
  demo: publicFile("media", "gif|webp|avif|png|jpg|mp4|webm").describe(
    "A picture or video under `public`. `/media/key.gif` is shown only where that product's scene cannot run; any other file is shown instead of a scene",
  ),
  repository: matching(
    /^[\w.-]+$/,
    'the name of a repository of the organisation such as "moodle-local_example"',
  ).describe("The name of the plugin's repository in your organisation, which the download button opens"),
  component: text("The plugin's component name on the platform, such as `local_example`").optional(),
  platform: platform.optional().describe("The platform versions that the plugin supports"),
  credits: wholeNumber(0, 100_000, "The credits that one use of its AI costs at most").optional(),
  needs: z
    .array(z.enum(needKeys, { error: `one of ${needKeys.join(", ")}` }), { error: "a list of needs" })
    .min(1, { error: "at least one need, or no list" })
    .optional()
    .describe(`What must be installed or set up first, in the order the block lists it: any of ${needKeys.join(", ")}`),
});

export type Product = z.output<typeof productSchema>;
