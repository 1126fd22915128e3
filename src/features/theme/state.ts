export type Theme = "light" | "dark";

/** Whether a page view starts dark: only by a stored choice, whatever the system prefers. */
export function startsDark(stored: string | undefined): boolean {
  return stored === "dark";
}

/** What is stored of a page that a toggle has made dark or light. */
export function storedTheme(dark: boolean): Theme {
  return dark ? "dark" : "light";
}
