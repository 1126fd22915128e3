import type { ReactNode } from "react";

type MeterProps = { value: number; thick?: number; className?: string; fill?: string };

export function Meter({ value, thick = 10, className = "", fill = "bg-accent" }: MeterProps) {
  return (
    <span
      className={`block overflow-hidden rounded-full bg-window inset-ring-[1.5px] inset-ring-ink-faint ${className}`}
      style={{ height: thick }}
    >
      <span
        className={`block h-full rounded-full inset-ring-[1.5px] inset-ring-ink ${fill}`}
        style={{ width: `${value * 100}%` }}
      />
    </span>
  );
}

export function Tag({ children, solid = false }: { children: ReactNode; solid?: boolean }) {
  return (
    <span
      className={`inline-flex h-8 items-center gap-1.5 whitespace-nowrap rounded-full px-3 font-semibold text-[16px] ${solid ? "bg-accent" : "bg-accent-soft"}`}
    >
      {children}
    </span>
  );
}
