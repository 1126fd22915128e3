import { z } from "zod";
import { country, fields, linkAddress, text, wholeNumber } from "./value-schemas.ts";

/** What only the owner can promise; each value adds a line to the connector's “Before you install”. */
export const aiServicesSchema = fields({
  operator: text("The company that runs the AI services and receives the data"),
  countries: z
    .array(country, { error: "a list of country codes" })
    .min(1, { error: "at least one country, or no list" })
    .describe("The countries whose servers process the data: codes (ISO 3166), shown as names in each language"),
  contract: linkAddress("The data processing agreement, with the list of sub-processors"),
  retentionDays: wholeNumber(0, 3650, "How many days the AI services keep what they receive"),
  trialCredits: wholeNumber(1, 1_000_000, "How many credits a new customer gets to try the plugins"),
  expiryMonths: wholeNumber(1, 120, "After how many months credits expire"),
}).partial();
