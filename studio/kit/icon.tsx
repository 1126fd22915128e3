import iconNodes from "lucide-static/icon-nodes.json";
import { createElement } from "react";

export type IconName = keyof typeof iconNodes;
type Node = [tag: string, attributes: Record<string, string>];

export function Icon({ name, size = 20, weight = 2 }: { name: IconName; size?: number; weight?: number }) {
  const nodes = iconNodes[name] as unknown as Node[];
  return (
    <svg
      aria-hidden="true"
      className="shrink-0"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {nodes.map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))}
    </svg>
  );
}
