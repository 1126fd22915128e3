import { themeKey } from "../../config/constants.ts";
import { fadeIn } from "../../lib/fade-in.ts";
import { keepScrollPosition } from "../../lib/keep-scroll-position.ts";
import { readStored, syncOtherTabs, writeStored } from "../../lib/storage.ts";
import { afterPaint } from "../../lib/timing.ts";

/* Classes on <html>, which all scripts share: "dark" for the theme shown, "dark-chosen" for the one just chosen. */
const classes = () => document.documentElement.classList;

const showChosen = () => classes().toggle("dark", classes().contains("dark-chosen"));

/** Shows the stored theme; without one the page is light, whatever the system prefers. */
export function showStoredTheme(): void {
  classes().toggle("dark-chosen", readStored(themeKey) === "dark");
  showChosen();
}

export function syncStoredTheme(): void {
  syncOtherTabs(themeKey, () => {
    if (readStored(themeKey)) keepScrollPosition(showStoredTheme);
  });
}

/** Stores the choice and updates the toggles at once; the page, which takes longer, follows a frame later. */
export function toggleTheme(): void {
  writeStored(themeKey, classes().toggle("dark-chosen") ? "dark" : "light");
  afterPaint(() => {
    // Blocks are of another height in the other theme.
    keepScrollPosition(showChosen);
    fadeIn();
  });
}
