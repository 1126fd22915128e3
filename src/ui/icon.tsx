import { type IconName, interfaceIcons } from "../config/interface-icons.ts";
import { Drawing, type Shapes } from "./inline-svg.tsx";

export function ShapesIcon({ shapes, solid = false }: { shapes: Shapes; solid?: boolean }) {
  return <Drawing shapes={shapes} className={solid ? "icon icon-solid" : "icon"} viewBox="0 0 24 24" />;
}

export function Icon({ name, solid = false }: { name: IconName; solid?: boolean }) {
  return <ShapesIcon shapes={interfaceIcons[name]} solid={solid} />;
}
