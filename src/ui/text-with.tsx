import { Fragment, type ReactNode } from "react";
import { escapePattern } from "../lib/escape-pattern.ts";

interface Properties {
  text: string;
  /** What stands in the place of each of some words, such as a placeholder or an address, wherever they are in the text. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** A text with elements in it: these can be changed without knowing the text, which stands in elements of its own. */
export function TextWith({ text, parts }: Properties) {
  const longestFirst = Object.keys(parts).sort((one, other) => other.length - one.length);
  const cut = text.split(new RegExp(`(${longestFirst.map(escapePattern).join("|")})`));
  return cut.filter(Boolean).map((part, index) => (
    // The parts of a fixed text never change places.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={index}>{parts[part] ?? <span>{part}</span>}</Fragment>
  ));
}
