import { Fragment, type ReactNode } from "react";
import { escapePattern } from "../lib/escape-pattern.ts";

interface TextWithProps {
  text: string;
  /** Replacements by substring, such as a placeholder or an address: of all its occurrences. */
  parts: Readonly<Record<string, ReactNode>>;
}

/** A text with elements in it. Text between them is in a `<span>`, so that scripts can change the elements alone. */
export function InterpolatedText({ text, parts }: TextWithProps) {
  const longestFirst = Object.keys(parts).sort((a, b) => b.length - a.length);
  const segments = text.split(new RegExp(`(${longestFirst.map(escapePattern).join("|")})`));
  return segments.filter(Boolean).map((segment, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
    <Fragment key={index}>{parts[segment] ?? <span>{segment}</span>}</Fragment>
  ));
}
