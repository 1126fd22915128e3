import { themeKey } from "../../config/constants.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { afterFrame } from "../../lib/timing.ts";
import { crossFade } from "../../lib/view-transition.ts";

/*
 * The page itself keeps its theme, so that the script in the document and the islands, which share no memory, agree: "dark" on
 * <html> is what the page shows, "dark-chosen" what has been chosen. That is ahead by the frame that answers a press.
 */
const classes = () => document.documentElement.classList;

const showChosen = () => classes().toggle("dark", classes().contains("dark-chosen"));

export const chosenTheme = () => (classes().contains("dark-chosen") ? "dark" : "light");

/** Shows the stored theme, at once; without one the page is light, whatever the system prefers. */
export function showStoredTheme(): void {
  classes().toggle("dark-chosen", readStored(themeKey) === "dark");
  showChosen();
}

/** The choice is stored, and the toggles answer, at once; all of the page, which takes longer to style, a frame later. */
export function toggleTheme(): void {
  classes().toggle("dark-chosen");
  writeStored(themeKey, chosenTheme());
  afterFrame(() => crossFade(showChosen));
}

/** Calls back when another theme has been chosen; returns how to stop. */
export function subscribeToTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["class"] });
  return () => observer.disconnect();
}
