/** The Lucide icons of the interface itself; those of the products are in `site.config.ts`. */
export const interfaceIcons = [
  "arrow-down",
  "arrow-up",
  "arrow-up-right",
  "chevron-down",
  "download",
  "mail",
  "menu",
  "message-circle",
  "moon",
  "pause",
  "play",
  "sun",
  "x",
] as const;

export type InterfaceIcon = (typeof interfaceIcons)[number];
