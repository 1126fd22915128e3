import type { ComponentProps } from "react";

export interface NewTabLinkProperties extends Pick<ComponentProps<"a">, "children" | "onClick" | "ref"> {
  href: string;
  /** What tells assistive technology that a new tab opens. */
  hint: string;
  /** A whole name for assistive technology, where the text alone would be unclear. */
  name?: string | undefined;
  className?: string | undefined;
}

/** A link that opens a new tab, and says so. */
export function NewTabLink({ href, hint, name, children, ...rest }: NewTabLinkProperties) {
  return (
    <a {...rest} href={href} target="_blank" rel="noopener" aria-label={name && `${name} ${hint}`}>
      {children}
      {name ? null : <span className="sr-only">{` ${hint}`}</span>}
    </a>
  );
}
