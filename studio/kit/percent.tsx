type PercentProps = { value: string; className?: string };

/** Literata draws its percent sign no taller than a small letter, so the sign comes from the other family. */
export function Percent({ value, className = "" }: PercentProps) {
  return (
    <span className={`figure whitespace-nowrap ${className}`}>
      {value.replace("%", "")}
      <span className="font-sans text-[0.84em]">%</span>
    </span>
  );
}
