import type { CSSProperties, ReactNode } from "react";

type FieldProps = { active?: boolean; className?: string; style?: CSSProperties; children: ReactNode };

export function Field({ active = false, className = "", style, children }: FieldProps) {
  const ring = active ? "inset-ring-2 inset-ring-ink" : "inset-ring-[1.5px] inset-ring-line";
  return (
    <div
      className={`flex min-w-0 items-center gap-2.5 overflow-hidden rounded-xl bg-window px-4 ${ring} ${className}`}
      style={style}
    >
      {children}
    </div>
  );
}
