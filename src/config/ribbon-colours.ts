/** The colours of products, in the order of the five ribbons. */
export const ribbonColours = ["purple", "salmon", "yellow", "aqua", "pink"] as const;
export type RibbonColour = (typeof ribbonColours)[number];
