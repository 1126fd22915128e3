import type { CSSProperties } from "react";

type MenuProps = { options: string[]; hover: number; className?: string; style?: CSSProperties };

export const menuRow = 44;

export function Menu({ options, hover, className = "", style }: MenuProps) {
  return (
    <ul className={`absolute z-20 rounded-xl bg-window p-1.5 shadow-menu ${className}`} style={style}>
      {options.map((option, index) => (
        <li
          key={option}
          className={`flex items-center whitespace-nowrap rounded-lg px-3 ${index === hover ? "bg-accent-soft font-semibold" : ""}`}
          style={{ height: menuRow }}
        >
          {option}
        </li>
      ))}
    </ul>
  );
}
