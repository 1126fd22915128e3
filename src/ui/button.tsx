import type { ComponentProps } from "react";
import { NewTabLink, type NewTabLinkProps } from "./new-tab-link.tsx";

interface Appearance {
  /** `highlight` for a view's primary action, `ink` for secondary ones, `outline` for two equal choices. */
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

export function NewTabButton({ variant, large = false, className, ...rest }: Appearance & NewTabLinkProps) {
  return <NewTabLink {...rest} className={classOf({ variant, large }, className)} />;
}
