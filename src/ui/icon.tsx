import { type IconName, interfaceIcons } from "../config/interface-icons.ts";
import { drawingOf } from "../lib/drawing.ts";

/** A drawing inside the document; always beside a text or a hidden name, so assistive technology passes it over. */
export function Drawing({ drawing, solid = false }: { drawing: string; solid?: boolean }) {
  return (
    <svg
      className={solid ? "icon icon-solid" : "icon"}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // The drawing comes from the icon package, when the site is built.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}

/** One of the interface's own icons. */
export function Icon({ name, solid = false }: { name: IconName; solid?: boolean }) {
  return <Drawing drawing={drawingOf(interfaceIcons[name])} solid={solid} />;
}
