import type { ReactNode } from "react";

const looks = {
  accent: "bg-accent",
  ink: "bg-ink text-window",
  quiet: "bg-window inset-ring-[1.5px] inset-ring-line",
  off: "bg-line text-ink-soft",
};

type ButtonProps = { look?: keyof typeof looks; down?: boolean; children: ReactNode; className?: string };

export function Button({ look = "accent", down = false, children, className = "" }: ButtonProps) {
  return (
    <span
      className={`inline-flex h-11 items-center justify-center gap-2 whitespace-nowrap rounded-full px-5 font-semibold ${looks[look]} ${className}`}
      style={down ? { transform: "scale(0.965)" } : undefined}
    >
      {children}
    </span>
  );
}
