import { type IconName, interfaceIcons } from "../config/interface-icons.ts";
import { Drawing, type Shapes } from "./inline-svg.tsx";

export function ShapesIcon({ solid = false, ...rest }: { shapes: Shapes; solid?: boolean; sign?: string }) {
  return <Drawing {...rest} className={solid ? "icon icon-solid" : "icon"} viewBox="0 0 24 24" />;
}

interface IconProps {
  name: IconName;
  solid?: boolean;
  sign?: string;
}

export function Icon({ name, ...rest }: IconProps) {
  return <ShapesIcon shapes={interfaceIcons[name]} {...rest} />;
}
