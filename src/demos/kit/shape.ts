import { createContext, useContext } from "react";

/** The two forms of every scene, in px, and how many pixels of a picture stand for one of them. */
export const shapes = {
  wide: { width: 640, height: 440, scale: 2 },
  /** For phones in the hand: what stands beside each other in the wide one stands below, and a finger points. */
  tall: { width: 480, height: 560, scale: 2.5 },
} as const;

export type Shape = keyof typeof shapes;

export const ShapeContext = createContext<Shape>("wide");

export const useShape = () => useContext(ShapeContext);
