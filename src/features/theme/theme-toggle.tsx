import { Icon } from "../../ui/icon.tsx";

export interface ThemeToggleProps {
  /** Its label in the light theme; `useLight` in the dark one. */
  useDark: string;
  useLight: string;
  /** Shows the label. */
  labelled?: boolean;
}

/** The inline script switches the theme; the style sheet shows the icon and the label for the present one. */
export function ThemeToggle({ useDark, useLight, labelled }: ThemeToggleProps) {
  const className = labelled ? "" : "sr-only";
  return (
    <button type="button" data-theme-toggle className="icon-button needs-script">
      <span className="while-light">
        <Icon name="moon" />
        <span className={className}>{useDark}</span>
      </span>
      <span className="while-dark">
        <Icon name="sun" />
        <span className={className}>{useLight}</span>
      </span>
    </button>
  );
}
