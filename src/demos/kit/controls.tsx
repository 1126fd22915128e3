import type { CSSProperties, ReactNode } from "react";
import { Icon, IconText, type IconTextProps } from "./icon.tsx";

type ControlProps = { className: string; children: ReactNode };

type ButtonProps = {
  label: string;
  icon?: string | false;
  /** Of these colours instead of the scene's accent. */
  ink?: boolean;
  quiet?: boolean;
  /** For touch, in the tall layout. */
  tall?: boolean;
  /** As wide as its parent in the tall layout, and taller. */
  wide?: boolean;
  disabled?: boolean;
  pressed?: boolean;
  className?: string;
  children?: ReactNode;
};

function coloursOf({ disabled, ink, quiet }: ButtonProps) {
  if (disabled) return "bg-line text-ink-soft";
  if (ink) return "bg-ink text-window";
  return quiet ? "bg-window outlined" : "bg-accent";
}

export const Button = (props: ButtonProps) => (
  <span
    className={`inline-flex h-44 items-center justify-center gap-8 whitespace-nowrap rounded-full px-20 font-semibold ${coloursOf(props)} ${props.tall ? "tall:h-52 tall:text-18" : ""} ${props.wide ? "tall:h-54 tall:w-full tall:text-18" : ""} ${props.className}`}
    style={props.pressed ? { transform: "scale(0.965)" } : undefined}
  >
    {props.icon && <Icon icon={props.icon} />}
    {props.label}
    {props.children}
  </span>
);

export const Field = ({ active, className, children }: ControlProps & { active?: boolean }) => (
  <div
    className={`flex items-center overflow-hidden rounded-xl bg-window px-16 ${active ? "inset-ring-2 inset-ring-ink" : "outlined"} ${className}`}
  >
    {children}
  </div>
);

type RowProps = ControlProps & { ground?: string | false; pressed?: boolean; style?: CSSProperties };

export const Row = ({ ground, pressed, className, style, children }: RowProps) => (
  <div
    className={`flex items-center rounded-xl ${ground || "bg-wash"} ${pressed ? "inset-ring-2 inset-ring-accent-deep" : ""} ${className}`}
    style={style}
  >
    {children}
  </div>
);

type MeterProps = { value: number; thick?: number; className?: string; fill?: string };

export const Meter = ({ value, thick = 10, className = "", fill = "bg-accent" }: MeterProps) => (
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

export const Switch = ({ on }: { on: number }) => (
  <span className={`relative inline-block h-30 w-52 shrink-0 rounded-full ${on > 0.5 ? "bg-ink" : "bg-ink-faint"}`}>
    <span
      className={`absolute top-4 left-4 size-22 rounded-full ${on > 0.5 ? "bg-accent" : "bg-window"}`}
      style={{ transform: `translateX(${22 * on}px)` }}
    />
  </span>
);

export const Later = ({ text }: { text: { later: string } }) => (
  <div className="absolute inset-x-0 top-52 bottom-0 flex flex-col items-center justify-center gap-16">
    <Icon icon="calendar-days" size={44} weight={1.8} className="text-accent-deep" />
    <p className="title px-18 text-center text-34 text-balance">{text.later}</p>
  </div>
);

const pillClass = "whitespace-nowrap rounded-full font-semibold";

export const Tag = ({ className, ...props }: IconTextProps) => (
  <IconText size={18} weight={2.5} className={`${pillClass} h-32 gap-6 px-12 text-16 ${className}`} {...props} />
);

export const Thumb = ({ className, ...props }: IconTextProps) => (
  <IconText size={24} className={`${pillClass} h-56 justify-center gap-10 px-24 text-17 ${className}`} {...props} />
);
