import { fadeIn } from "./motion.ts";
import type { SceneProps } from "./scene.ts";

/** How long the meter is highlighted after a charge, in ms. */
const highlightDuration = 1200;

type CreditMeterProps = Pick<SceneProps, "time" | "shared" | "locale"> & {
  /** The cost of each action; `charges` holds when it is paid, in ms. */
  costs: readonly number[];
  charges: readonly number[];
};

export function CreditMeter({ time, shared, locale, costs, charges }: CreditMeterProps) {
  const paid = charges.filter((moment) => time.reached(moment));
  const [first] = paid;
  const last = paid.at(-1);
  if (first === undefined || last === undefined) return null;
  const amount = costs.slice(0, paid.length).reduce((sum, cost) => sum + cost, 0);
  const isNew = !time.reached(last + highlightDuration);
  // A label and a number, not a phrase: no language has to inflect one for the other.
  return (
    <span
      key={amount}
      className={`flex h-30 shrink-0 items-center gap-6 whitespace-nowrap rounded-full px-10 text-14 tall:text-15 ${isNew ? "bg-accent" : "bg-window outlined"}`}
      style={fadeIn(time, first)}
    >
      <span className={isNew ? "" : "text-ink-soft"}>{shared.credits}</span>
      <span className="font-semibold">{new Intl.NumberFormat(locale).format(-amount).replace("-", "−")}</span>
    </span>
  );
}
