/** The size of a scene in both layouts, in CSS px, and the device pixels per px in a screenshot. */
export const layouts = {
  wide: { width: 640, height: 440, scale: 2 },
  /** For phones in portrait: columns become rows, and a finger replaces the arrow. */
  tall: { width: 480, height: 560, scale: 2.5 },
} as const;

export type Layout = keyof typeof layouts;
