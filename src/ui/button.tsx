import type { ComponentProps } from "react";
import { NewTabLink, type NewTabLinkProperties } from "./new-tab-link.tsx";

interface Look {
  /** Highlight for the one thing to do in a view, ink for what leads on, outline where two answers weigh the same. */
  look: "highlight" | "ink" | "outline";
  large?: boolean;
}

const classOf = ({ look, large }: Look, className?: string) =>
  ["button", `button-${look}`, large && "button-large", className].filter(Boolean).join(" ");

export function Button({ look, large = false, className, ...rest }: Look & ComponentProps<"button">) {
  return <button type="button" {...rest} className={classOf({ look, large }, className)} />;
}

export function ButtonLink({ look, large = false, className, ...rest }: Look & ComponentProps<"a">) {
  return <a {...rest} className={classOf({ look, large }, className)} />;
}

export function NewTabButton({ look, large = false, className, ...rest }: Look & NewTabLinkProperties) {
  return <NewTabLink {...rest} className={classOf({ look, large }, className)} />;
}
