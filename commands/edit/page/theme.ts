import { themeKey } from "../../../src/config/constants.ts";
import { storedTheme } from "../../../src/features/theme/state.ts";
import { readStored, writeStored } from "../../../src/lib/storage.ts";

const { classList } = document.documentElement;

/** A tool follows the system until its user chooses; the site does not, which starts light. */
export function startTheme(): void {
  const stored = readStored(themeKey);
  classList.toggle(
    "dark",
    stored === "dark" || (stored !== "light" && matchMedia("(prefers-color-scheme: dark)").matches),
  );
}

export const isDark = () => classList.contains("dark");

export function changeTheme(): boolean {
  const dark = classList.toggle("dark");
  writeStored(themeKey, storedTheme(dark));
  return dark;
}
