/** The two forms of every scene, in px, and how many pixels of a picture stand for one of them. */
export const layouts = {
  wide: { width: 640, height: 440, scale: 2 },
  /** For phones in the hand: what stands beside each other in the wide one stands below, and a finger points. */
  tall: { width: 480, height: 560, scale: 2.5 },
} as const;

export type Layout = keyof typeof layouts;
