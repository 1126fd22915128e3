/** The controls of the first view that answer to a press, by the hooks that the site and the floor share. */
export const controlNames = ["menu", "theme", "language", "film"] as const;
export type ControlName = (typeof controlNames)[number];

export interface Control {
  selector: string;
  /** Whether it lies in the menu, which is opened first. */
  inMenu: boolean;
  /**
   * Whether it is touched with the banner answered: a control at the lower edge of the screen Playwright first scrolls to where no
   * banner could be, which a visitor does not.
   */
  atLowerEdge?: true;
}

export const menuOpener = 'header [popovertarget="menu"], header [aria-controls="menu"], header summary';

export const controls: Readonly<Record<ControlName, Control>> = {
  menu: { selector: menuOpener, inMenu: false },
  theme: { selector: "header [data-theme-toggle]", inMenu: true },
  language: { selector: "header select", inMenu: true },
  film: { selector: "#hero button", inMenu: false, atLowerEdge: true },
};
