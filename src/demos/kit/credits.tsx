import { arrive } from "./motion.ts";
import type { SceneTime } from "./scene-time.ts";

/** What an action of the AI costs, and when it is paid. */
export type Spent = { at: number; credits: number };

/** How long the meter shines after it has moved, in ms. */
const glow = 1200;

type CreditTagProps = { label?: string; amount: number; locale: string; fresh?: boolean };

/** A label and a number, not a phrase, so that no language has to inflect the one for the other. */
export function CreditTag({ label, amount, locale, fresh = false }: CreditTagProps) {
  const spent = new Intl.NumberFormat(locale).format(-amount).replace("-", "−");
  return (
    <span
      className={`inline-flex h-[30px] shrink-0 items-center gap-1.5 whitespace-nowrap rounded-full px-3 text-[14px] tall:text-[15px] ${fresh ? "bg-accent" : "bg-window inset-ring-[1.5px] inset-ring-line"}`}
    >
      {label ? <span className={fresh ? "" : "text-ink-soft"}>{label}</span> : null}
      <span className="font-semibold">{spent}</span>
    </span>
  );
}

type CreditMeterProps = { time: SceneTime; label: string; spent: readonly Spent[]; locale: string };

/** What the scene has spent so far; nothing before the AI has worked. */
export function CreditMeter({ time, label, spent, locale }: CreditMeterProps) {
  const paid = spent.filter(({ at }) => time.reached(at));
  const [first] = paid;
  const last = paid.at(-1);
  if (!first || !last) return null;
  const amount = paid.reduce((sum, { credits }) => sum + credits, 0);
  return (
    <span className="flex" style={arrive(time, first.at)}>
      <CreditTag label={label} amount={amount} locale={locale} fresh={!time.reached(last.at + glow)} />
    </span>
  );
}
