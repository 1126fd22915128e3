import { Icon } from "../../ui/icon.tsx";

export interface ThemeToggleProps {
  /** Its label in the light theme; `useLight` in the dark one. */
  useDark: string;
  useLight: string;
  /** Shows the label instead of the icon. */
  labelled?: boolean;
}

/** The inline script switches the theme; the style sheet shows the icon and the label for the present one. */
export function ThemeToggle({ useDark, useLight, labelled }: ThemeToggleProps) {
  const faces = [
    ["while-light", "moon", useDark],
    ["while-dark", "sun", useLight],
  ] as const;
  return (
    <button type="button" data-theme-toggle className={`${labelled ? "link" : "icon"}-button needs-script`}>
      {faces.map(([className, icon, label]) => (
        <span key={icon} className={className}>
          {!labelled && <Icon name={icon} />}
          <span className={labelled ? undefined : "sr-only"}>{label}</span>
        </span>
      ))}
    </button>
  );
}
