/** What the checker says of a document. */
export interface Message {
  /** `info` is also a warning's type, which `subType` tells. */
  type: string;
  subType?: string;
  url?: string;
  message: string;
  extract?: string;
}

/** What the checker takes for a fault and is none, each with the reason. */
export const accepted: readonly { message: RegExp; extract: RegExp; why: string }[] = [
  {
    message: /^CSS: /,
    extract: /./s,
    why: "its reader of style sheets is years behind: it knows no view transitions, no @property, no text-box",
  },
  {
    message: /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”/,
    extract: /<link rel="expect" href="#\w+" blocking="render">/,
    why: "the HTML standard made rel=expect for blocking; the checker knows style sheets alone",
  },
  {
    message: /^When the “srcset” attribute has any image candidate string with a width descriptor/,
    extract: /<source srcSet="[^" ]+"/,
    why: "it counts the widths of the next source to this one, which has a single address and no width",
  },
];

/** The faults of documents: a line each, with its place and what stands there. */
export function faultsAmong(messages: readonly Message[]): string[] {
  return messages
    .filter(
      ({ message, extract = "" }) => !accepted.some((one) => one.message.test(message) && one.extract.test(extract)),
    )
    .map(({ type, subType, url = "", message, extract }) => {
      const place = url.replace(/^file:.*\/dist\//, "");
      return `${place}: ${subType ?? type}: ${message}${extract ? `\n    ${extract}` : ""}`;
    });
}

/** What has been accepted and was not said: the checker has learnt it, and the entry can go. */
export function idleAmong(messages: readonly Message[]): string[] {
  return accepted
    .filter(
      (one) => !messages.some(({ message, extract = "" }) => one.message.test(message) && one.extract.test(extract)),
    )
    .map(({ message }) => `is accepted and was not said, so remove it from tests/html/messages.ts: ${message.source}`);
}
