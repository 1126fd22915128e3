import { Icon } from "../../ui/icon.tsx";

export interface ThemeToggleProps {
  /** Its label in the light theme; `useLight` in the dark one. */
  useDark: string;
  useLight: string;
}

/** The inline script switches the theme; the style sheet shows the icon and the label for the present one. */
export function ThemeToggle({ useDark, useLight }: ThemeToggleProps) {
  return (
    <button type="button" data-theme-toggle className="icon-button needs-script">
      <span className="while-light">
        <Icon name="moon" />
        <span className="sr-only">{useDark}</span>
      </span>
      <span className="while-dark">
        <Icon name="sun" />
        <span className="sr-only">{useLight}</span>
      </span>
    </button>
  );
}
