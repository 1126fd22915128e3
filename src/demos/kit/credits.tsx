import { arrive } from "./motion.ts";
import type { SceneTime } from "./scene-time.ts";

/** How long the meter shines after it has moved, in ms. */
const glow = 1200;

type CreditTagProps = { label?: string; amount: number; locale: string; fresh?: boolean };

/** A label and a number, not a phrase, so that no language has to inflect the one for the other. */
export function CreditTag({ label, amount, locale, fresh = false }: CreditTagProps) {
  const spent = new Intl.NumberFormat(locale).format(-amount).replace("-", "−");
  return (
    <span
      className={`inline-flex h-[30px] shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 text-[14px] tall:text-[15px] ${fresh ? "bg-accent" : "bg-window inset-ring-[1.5px] inset-ring-line"}`}
    >
      {label ? <span className={fresh ? "" : "text-ink-soft"}>{label}</span> : null}
      <span className="font-semibold">{spent}</span>
    </span>
  );
}

type CreditMeterProps = {
  time: SceneTime;
  label: string;
  /** What each action costs, and when it is paid. */
  costs: readonly number[];
  charges: readonly number[];
  locale: string;
};

/** What the scene has spent so far; nothing before the AI has worked. */
export function CreditMeter({ time, label, costs, charges, locale }: CreditMeterProps) {
  const paid = charges.filter((moment) => time.reached(moment));
  const [first] = paid;
  const last = paid.at(-1);
  if (first === undefined || last === undefined) return null;
  const amount = costs.slice(0, paid.length).reduce((sum, cost) => sum + cost, 0);
  return (
    <span key={amount} className="flex" style={arrive(time, first)}>
      <CreditTag label={label} amount={amount} locale={locale} fresh={!time.reached(last + glow)} />
    </span>
  );
}
