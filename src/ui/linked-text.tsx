import { escapePattern } from "../lib/escape-pattern.ts";

interface Properties {
  text: string;
  /** Where each part of the text leads that is to be a link, wherever it stands. */
  links: Readonly<Record<string, string>>;
}

/** The text cut where one of the given parts stands, the parts included: those are at the odd places. */
function cutAt(text: string, parts: readonly string[]): string[] {
  if (parts.length === 0) return [text];
  const longestFirst = [...parts].sort((one, other) => other.length - one.length);
  return text.split(new RegExp(`(${longestFirst.map(escapePattern).join("|")})`));
}

/** A text in which addresses are links. */
export function LinkedText({ text, links }: Properties) {
  return cutAt(text, Object.keys(links)).map((part, index) => {
    const href = index % 2 === 1 ? links[part] : undefined;
    if (part === "") return null;
    // The parts of a fixed text never change places.
    // biome-ignore-start lint/suspicious/noArrayIndexKey: see above
    return href ? (
      <a key={index} href={href}>
        {part}
      </a>
    ) : (
      <span key={index}>{part}</span>
    );
    // biome-ignore-end lint/suspicious/noArrayIndexKey: see above
  });
}
