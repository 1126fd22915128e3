import { type IconName, interfaceIcons } from "../config/interface-icons.ts";
import { Drawing } from "./inline-svg.tsx";

export function Icon({ name, ...rest }: { name: IconName; className?: string; sign?: string }) {
  return <Drawing shapes={interfaceIcons[name]} {...rest} />;
}
