import type { ReactNode } from "react";

interface Properties {
  href: string;
  /** What tells assistive technology that a new tab opens. */
  hint: string;
  /** A whole name for assistive technology, where the text alone would be unclear. */
  name?: string;
  className?: string;
  children: ReactNode;
}

/** A link that opens a new tab, and says so. */
export function NewTabLink({ href, hint, name, className, children }: Properties) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className} aria-label={name && `${name} ${hint}`}>
      {children}
      {name ? null : <span className="sr-only">{` ${hint}`}</span>}
    </a>
  );
}
