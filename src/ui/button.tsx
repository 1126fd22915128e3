import type { ComponentProps } from "react";
import { NewTabLink, type NewTabLinkProperties } from "./new-tab-link.tsx";

interface Appearance {
  /** Highlight for the one thing to do in a view, ink for what leads on, outline where two answers weigh the same. */
  variant: "highlight" | "ink" | "outline";
  large?: boolean;
}

const classOf = ({ variant, large }: Appearance, className?: string) =>
  ["button", `button-${variant}`, large && "button-large", className].filter(Boolean).join(" ");

export function Button({ variant, large = false, className, ...rest }: Appearance & ComponentProps<"button">) {
  return <button type="button" {...rest} className={classOf({ variant, large }, className)} />;
}

export function ButtonLink({ variant, large = false, className, ...rest }: Appearance & ComponentProps<"a">) {
  return <a {...rest} className={classOf({ variant, large }, className)} />;
}

export function NewTabButton({ variant, large = false, className, ...rest }: Appearance & NewTabLinkProperties) {
  return <NewTabLink {...rest} className={classOf({ variant, large }, className)} />;
}
