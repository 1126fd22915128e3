import sprite from "virtual:icons";

/** A drawing from the sprite; always beside a text or a hidden name, so assistive technology passes it over. */
export function Icon({ name, className = "" }: { name: string; className?: string }) {
  return (
    <svg className={`icon ${className}`.trim()} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
