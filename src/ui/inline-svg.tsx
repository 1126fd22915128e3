import { type ComponentProps, createElement, type ReactNode } from "react";

/** An element inside an `<svg>`, from an SVG file: see `generator/vite-plugins/svg-shapes.ts`. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>, children?: readonly Shape[]];

export type Shapes = readonly Shape[];

export const elementsOf = (shapes: Shapes): ReactNode =>
  // Shapes never change, so their index is a stable key.
  shapes.map(([tag, attributes, children = []], index) =>
    createElement(tag, { ...attributes, key: index }, elementsOf(children)),
  );

/** The same shapes with ids, and references to them, that start with `prefix`: a page may show a drawing twice. */
export const withIds = (shapes: Shapes, prefix: string): Shapes =>
  shapes.map(([tag, attributes, children = []]) => {
    const renamed = Object.entries(attributes).map(([name, value]) => {
      if (name === "id") return [name, prefix + value];
      return [name, name === "href" || value.startsWith("url(") ? value.replace("#", `#${prefix}`) : value];
    });
    return [tag, Object.fromEntries(renamed), withIds(children, prefix)];
  });

interface DrawingProps extends ComponentProps<"svg"> {
  shapes: Shapes;
  /** Shown only where SVG is switched off, as cautious browsers do. */
  sign?: string | undefined;
}

/** An inline SVG, by default an icon. Hidden from assistive technology: it is next to a visible or hidden label. */
export function Drawing({ shapes, className = "icon", viewBox = "0 0 24 24", sign, ...rest }: DrawingProps) {
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true" {...rest}>
      {sign && <desc>{sign}</desc>}
      {elementsOf(shapes)}
    </svg>
  );
}
