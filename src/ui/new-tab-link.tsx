import type { ComponentProps } from "react";

interface NewTabLinkProps extends Pick<ComponentProps<"a">, "children" | "className" | "ref"> {
  href: string;
  /** Tells assistive technology that a new tab opens. */
  hint: string;
  /** Replaces the link's text for assistive technology where the text alone is unclear. */
  name?: string | undefined;
}

export function NewTabLink({ href, hint, name, children, ...rest }: NewTabLinkProps) {
  return (
    <a {...rest} href={href} target="_blank" rel="noopener" aria-label={name && `${name} ${hint}`}>
      {children}
      {!name && <span className="sr-only">{` ${hint}`}</span>}
    </a>
  );
}
