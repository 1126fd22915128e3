/** A text as the part of a regular expression that matches it as it stands. */
export const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
