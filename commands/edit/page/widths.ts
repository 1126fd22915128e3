/** How wide the window of a visitor is, in px. */
export const widths = { desktop: 1280, phone: 390 } as const;

export type Width = keyof typeof widths;
