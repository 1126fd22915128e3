import type { ReactNode } from "react";
import { Drawing, type Shapes } from "../../ui/inline-svg.tsx";

const files = import.meta.glob<Shapes>(
  [
    "/node_modules/lucide-static/icons/{arrow-right,arrow-up,award,bell,book-open,calendar-days,check}.svg",
    "/node_modules/lucide-static/icons/{chevron-down,circle-check,clock,copy,dumbbell}.svg",
    "/node_modules/lucide-static/icons/{file-text,file-up,key-round,list-checks}.svg",
    "/node_modules/lucide-static/icons/{plus,search,thumbs-down,thumbs-up,trending-up,triangle-alert}.svg",
  ],
  { query: "?shapes", import: "default", eager: true },
);

/** Marks AI output: the site's ribbon instead of the usual sparkle. */
const ribbon: Shapes = [
  ["path", { d: "M2 16c5-12 8.5-12 11-6s5 5 9-3", strokeWidth: "3.2", strokeLinejoin: "miter" }],
  ["path", { d: "M2 9c4 9 8 10 11 6", strokeWidth: "3.2", strokeLinejoin: "miter", strokeOpacity: "0.45" }],
];

type IconProps = { icon: string; size?: number; weight?: number; className?: string };

export function Icon({ icon, size = 20, weight = icon === "check" ? 3 : 2, className = "" }: IconProps) {
  const shapes = icon === "ribbon" ? ribbon : files[`/node_modules/lucide-static/icons/${icon}.svg`];
  if (!shapes) throw new Error(`src/demos/kit/icon.tsx names no icon "${icon}"`);
  return (
    <Drawing
      shapes={shapes}
      className={`shrink-0 ${className}`}
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

export const IconTile = ({ className, ...icon }: IconProps) => (
  <span className={`flex shrink-0 items-center justify-center ${className}`}>
    <Icon {...icon} />
  </span>
);

export type IconTextProps = IconProps & { text: string; accent?: boolean };

export const IconText = ({ icon, text, accent = icon === "ribbon", className = "", ...iconProps }: IconTextProps) => (
  <span className={`flex items-center ${className}`}>
    <Icon icon={icon} className={accent ? "text-accent-deep" : ""} {...iconProps} />
    {text}
  </span>
);

export const DoneText = ({ size = 22, ...rest }: Omit<IconTextProps, "icon">) => (
  <IconText icon="circle-check" size={size} weight={2.4} accent {...rest} />
);

/** What the visitor has just done. */
export const Ticked = ({ className, children }: { className: string; children: ReactNode }) => (
  <span className={`flex items-center gap-10 font-semibold ${className}`}>
    <IconTile icon="check" size={16} className="size-28 rounded-full bg-ink text-window" />
    {children}
  </span>
);
