import type { ReactNode } from "react";

export interface NewTabLinkProperties {
  href: string;
  /** What tells assistive technology that a new tab opens. */
  hint: string;
  /** A whole name for assistive technology, where the text alone would be unclear. */
  name?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A link that opens a new tab, and says so. */
export function NewTabLink({ href, hint, name, className, children }: NewTabLinkProperties) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className} aria-label={name && `${name} ${hint}`}>
      {children}
      {name ? null : <span className="sr-only">{` ${hint}`}</span>}
    </a>
  );
}
