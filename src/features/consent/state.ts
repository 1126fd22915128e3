export type Consent = "accepted" | "rejected";

/** What is stored, or told by an event, read as a choice: anything that is none of ours counts as nothing. */
export function consentFrom(value: unknown): Consent | undefined {
  return value === "accepted" || value === "rejected" ? value : undefined;
}

/**
 * What holds when a page is opened: the stored choice, else a refusal where the browser sends Global Privacy Control, else
 * nothing. Only a choice is ever stored.
 */
export function consentInForce(stored: string | undefined, globalPrivacyControl: boolean): Consent | undefined {
  return consentFrom(stored) ?? (globalPrivacyControl ? "rejected" : undefined);
}
