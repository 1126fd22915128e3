/** The colours that a product may have, in the order in which the five ribbons hang. */
export const ribbonColours = ["purple", "salmon", "yellow", "aqua", "pink"] as const;
export type RibbonColour = (typeof ribbonColours)[number];
