import { themeKey } from "../../config/constants.ts";
import { afterFrame } from "../../lib/after-frame.ts";
import { readStored, writeStored } from "../../lib/storage.ts";
import { crossFade } from "../../lib/view-transition.ts";
import { startsDark, storedTheme, type Theme } from "./state.ts";

/*
 * The page itself keeps its theme, so that the script in the document and the islands, which share no memory, agree: "dark" on
 * <html> is what the page shows, "darken" what has been chosen. That is ahead by the frame that answers a press.
 */
const classes = () => document.documentElement.classList;

const showChosen = () => classes().toggle("dark", classes().contains("darken"));

export const chosenTheme = (): Theme => storedTheme(classes().contains("darken"));

/** Shows the stored theme, at once. */
export function showStoredTheme(): void {
  classes().toggle("darken", startsDark(readStored(themeKey)));
  showChosen();
}

/** The choice is stored, and the toggles answer, at once; all of the page, which takes longer to style, a frame later. */
export function toggleTheme(): void {
  writeStored(themeKey, storedTheme(classes().toggle("darken")));
  afterFrame(() => crossFade(showChosen));
}

/** Calls back when another theme has been chosen; returns how to stop. */
export function subscribeToTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["class"] });
  return () => observer.disconnect();
}
