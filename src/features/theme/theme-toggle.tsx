import { useStore } from "../../lib/hooks/use-store.ts";
import { Icon } from "../../ui/icon.tsx";
import { chosenTheme, subscribeToTheme, toggleTheme } from "./theme.ts";

export interface ThemeToggleProps {
  /** Its label in the light theme; `useLight` in the dark one. */
  useDark: string;
  useLight: string;
}

/** Before hydration it has both icons, of which the style sheet shows one, and the inline script handles it. */
export function ThemeToggle({ useDark, useLight }: ThemeToggleProps) {
  // Unknown before hydration: the style sheet picks the icon then.
  const theme = useStore<string | undefined>({ get: chosenTheme, initial: undefined, subscribe: subscribeToTheme });
  return (
    <button type="button" data-theme-toggle className="icon-button needs-script" onClick={toggleTheme}>
      {theme === "dark" ? null : (
        <span className="while-light">
          <Icon name="moon" />
          <span className="sr-only">{useDark}</span>
        </span>
      )}
      {theme === "light" ? null : (
        <span className="while-dark">
          <Icon name="sun" />
          <span className="sr-only">{useLight}</span>
        </span>
      )}
    </button>
  );
}
