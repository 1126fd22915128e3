import { createElement, type ReactNode } from "react";

/** An element inside an `<svg>`: its name, its attributes, what is in it. The build reads it from a file: `generator/drawings`. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>, children?: readonly Shape[]];

export type Shapes = readonly Shape[];

/** The elements of a drawing, to stand inside an `<svg>`. */
export const elementsOf = (shapes: Shapes): ReactNode =>
  // A drawing never changes.
  shapes.map(([tag, attributes, children = []], index) =>
    createElement(tag, { ...attributes, key: index }, ...(children.length > 0 ? [elementsOf(children)] : [])),
  );

interface Properties {
  shapes: Shapes;
  className: string;
  viewBox: string;
}

/** A drawing inside the document; always beside a text or a hidden name, so assistive technology passes it over. */
export function Drawing({ shapes, ...attributes }: Properties) {
  return (
    <svg {...attributes} aria-hidden="true">
      {elementsOf(shapes)}
    </svg>
  );
}
