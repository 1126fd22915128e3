import type { ReactNode } from "react";

interface Properties {
  text: string;
  /** The placeholder, without its braces. */
  name: string;
  /** What stands in its place. */
  children: ReactNode;
}

/** A text with an element where a placeholder stands: the element can be changed without knowing the text. */
export function TextWith({ text, name, children }: Properties) {
  const [before, ...after] = text.split(`{${name}}`);
  return (
    <>
      {before ? <span>{before}</span> : null}
      {children}
      {after.join("") ? <span>{after.join("")}</span> : null}
    </>
  );
}
