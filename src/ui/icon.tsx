import * as icons from "./icons.ts";
import { Drawing } from "./inline-svg.tsx";

export function Icon({ name, ...rest }: { name: keyof typeof icons; sign?: string }) {
  // biome-ignore lint/performance/noDynamicNamespaceImportAccess: the interface uses them all
  return <Drawing shapes={icons[name]} {...rest} />;
}
