import { fadeIn } from "./motion.ts";
import type { SceneTime } from "./scene-time.ts";

/** How long the meter is highlighted after a charge, in ms. */
const highlightDuration = 1200;

type CreditTagProps = { label?: string; amount: number; locale: string; isNew?: boolean };

/** A label and a number, not a phrase: no language has to inflect one for the other. */
export function CreditTag({ label, amount, locale, isNew = false }: CreditTagProps) {
  const spent = new Intl.NumberFormat(locale).format(-amount).replace("-", "−");
  return (
    <span
      className={`inline-flex h-[30px] shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full px-2.5 text-[14px] tall:text-[15px] ${isNew ? "bg-accent" : "bg-window inset-ring-[1.5px] inset-ring-line"}`}
    >
      {label ? <span className={isNew ? "" : "text-ink-soft"}>{label}</span> : null}
      <span className="font-semibold">{spent}</span>
    </span>
  );
}

type CreditMeterProps = {
  time: SceneTime;
  label: string;
  /** The cost of each action; `charges` holds when it is paid, in ms. */
  costs: readonly number[];
  charges: readonly number[];
  locale: string;
};

/** The credits spent so far. Renders nothing before the first charge. */
export function CreditMeter({ time, label, costs, charges, locale }: CreditMeterProps) {
  const paid = charges.filter((moment) => time.reached(moment));
  const [first] = paid;
  const last = paid.at(-1);
  if (first === undefined || last === undefined) return null;
  const amount = costs.slice(0, paid.length).reduce((sum, cost) => sum + cost, 0);
  return (
    <span key={amount} className="flex" style={fadeIn(time, first)}>
      <CreditTag label={label} amount={amount} locale={locale} isNew={!time.reached(last + highlightDuration)} />
    </span>
  );
}
