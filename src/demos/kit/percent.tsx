type PercentProps = { value: string; className?: string };

/** In the family of the text: Literata draws its percent sign no taller than a small letter. */
export function Percent({ value, className = "" }: PercentProps) {
  return <span className={`whitespace-nowrap font-semibold tabular-nums ${className}`}>{value}</span>;
}
