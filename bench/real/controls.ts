/** The controls of the first view that answer to a press, by the hooks that the site and the floor share. */
export const controlNames = ["menu", "theme", "language", "film"] as const;
export type ControlName = (typeof controlNames)[number];

export interface Control {
  selector: string;
  /** Whether it lies in the menu, which is opened first. */
  inMenu: boolean;
}

export const menuOpener = 'header [popovertarget="menu"], header [aria-controls="menu"], header summary';

export const controls: Readonly<Record<ControlName, Control>> = {
  menu: { selector: menuOpener, inMenu: false },
  theme: { selector: "header [data-theme-toggle]", inMenu: true },
  language: { selector: "header select", inMenu: true },
  film: { selector: "#hero button", inMenu: false },
};
