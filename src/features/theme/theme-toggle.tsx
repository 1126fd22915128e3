import { useStore } from "../../lib/hooks/use-store.ts";
import { Icon } from "../../ui/icon.tsx";
import { chosenTheme, subscribeToTheme, toggleTheme } from "./theme.ts";

export interface ThemeToggleProps {
  /** Its name while the page is light, and while it is dark. */
  useDark: string;
  useLight: string;
}

/** Until it is hydrated it has both icons, of which the style sheet shows one, and the script in the document answers it. */
export function ThemeToggle({ useDark, useLight }: ThemeToggleProps) {
  // What was chosen only the page's own style sheet knows at first.
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
