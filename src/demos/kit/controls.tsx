import type { CSSProperties, ReactNode } from "react";
import { Icon, type IconName, IconText } from "./icon.tsx";
import { mix } from "./motion.ts";

type ControlProps = { className?: string; children: ReactNode };

const variants = {
  accent: "bg-accent",
  ink: "bg-ink text-window",
  quiet: "bg-window inset-ring-[1.5px] inset-ring-line",
};

/** In the tall layout, for touch, a button can be taller and take the whole width. */
const tallSizes = {
  same: "",
  tall: "tall:h-[52px] tall:text-[18px]",
  wide: "tall:h-[54px] tall:w-full tall:text-[18px]",
};

type ButtonProps = {
  label: string;
  icon?: IconName | false;
  variant?: keyof typeof variants;
  size?: keyof typeof tallSizes;
  disabled?: boolean;
  pressed?: boolean;
  className?: string;
  children?: ReactNode;
};

export function Button(props: ButtonProps) {
  const { label, icon, variant = "accent", size = "same", disabled, pressed, className = "", children } = props;
  const background = disabled ? "bg-line text-ink-soft" : variants[variant];
  return (
    <span
      className={`inline-flex h-11 items-center justify-center gap-2 whitespace-nowrap rounded-full px-5 font-semibold ${background} ${tallSizes[size]} ${className}`}
      style={pressed ? { transform: "scale(0.965)" } : undefined}
    >
      {icon ? <Icon name={icon} /> : null}
      {label}
      {children}
    </span>
  );
}

export function Field({ active = false, className = "", children }: ControlProps & { active?: boolean }) {
  const ring = active ? "inset-ring-2 inset-ring-ink" : "inset-ring-[1.5px] inset-ring-line";
  return (
    <div className={`flex min-w-0 items-center gap-2.5 overflow-hidden rounded-xl bg-window px-4 ${ring} ${className}`}>
      {children}
    </div>
  );
}

type RowProps = ControlProps & { marked?: boolean; pressed?: boolean; style?: CSSProperties };

/** A list row, marked while it is selected or new. */
export function Row({ marked = false, pressed = false, className = "", style, children }: RowProps) {
  const ring = pressed ? "inset-ring-2 inset-ring-accent-deep" : "";
  return (
    <div
      className={`flex items-center rounded-xl ${marked ? "bg-accent-soft" : "bg-wash"} ${ring} ${className}`}
      style={style}
    >
      {children}
    </div>
  );
}

type MeterProps = { value: number; thick?: number; className?: string; fill?: string };

export function Meter({ value, thick = 10, className = "", fill = "bg-accent" }: MeterProps) {
  return (
    <span
      className={`block overflow-hidden rounded-full bg-window inset-ring-[1.5px] inset-ring-ink-faint ${className}`}
      style={{ height: thick }}
    >
      <span
        className={`block h-full rounded-full inset-ring-[1.5px] inset-ring-ink ${fill}`}
        style={{ width: `${value * 100}%`, minWidth: value > 0 ? thick : 0 }}
      />
    </span>
  );
}

/** In the text typeface: Literata's percent sign is only as tall as its small letters. */
export function Percent({ part, locale, className }: { part: number; locale: string; className: string }) {
  const formatted = new Intl.NumberFormat(locale, { style: "percent" }).format(part);
  return <span className={`whitespace-nowrap font-semibold tabular-nums ${className}`}>{formatted}</span>;
}

export function Switch({ on }: { on: number }) {
  return (
    <span
      className={`relative inline-block h-[30px] w-[52px] shrink-0 rounded-full ${on > 0.5 ? "bg-ink" : "bg-ink-faint"}`}
    >
      <span
        className={`absolute top-[4px] left-[4px] size-[22px] rounded-full ${on > 0.5 ? "bg-accent" : "bg-window"}`}
        style={{ transform: `translateX(${mix(0, 22, on)}px)` }}
      />
    </span>
  );
}

type TagProps = { icon: IconName; size?: number; weight?: number; label: string; solid?: boolean };

export function Tag({ icon, size = 18, weight = 2, label, solid = false }: TagProps) {
  return (
    <span
      className={`inline-flex h-8 items-center gap-1.5 whitespace-nowrap rounded-full px-3 font-semibold text-[16px] ${solid ? "bg-accent" : "bg-accent-soft"}`}
    >
      <Icon name={icon} size={size} weight={weight} />
      {label}
    </span>
  );
}

type ThumbProps = { icon: "thumbs-up" | "thumbs-down"; label: string; className: string };

export function Thumb({ icon, label, className }: ThumbProps) {
  const size = "h-[56px] justify-center gap-2.5 whitespace-nowrap rounded-full px-6 font-semibold text-[17px]";
  return <IconText icon={icon} size={24} className={`${size} ${className}`} text={label} />;
}
