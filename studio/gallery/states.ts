/** What a control can be in, with the class that shows it as if it were. */
export const states = [
  ["rest", ""],
  ["hover", "is-hovered"],
  ["focus", "is-focused"],
  ["pressed", "is-hovered is-pressed"],
  ["disabled", ""],
] as const;

export type State = (typeof states)[number][0];

/** Repeats every rule of the page for the classes that stand for a state, so that all can be seen side by side. */
export function showStates(): void {
  const rules = [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("\n");
  const style = document.createElement("style");
  style.textContent = rules
    .replaceAll(":hover", ".is-hovered")
    .replaceAll(":focus-visible", ".is-focused")
    .replaceAll(":active", ".is-pressed");
  document.head.append(style);
}
