import { Icon } from "../../ui/icon.tsx";

interface Properties {
  /** Its name while the page is light, and while it is dark. */
  useDark: string;
  useLight: string;
}

/**
 * Its icon and its name follow the class on `<html>` by CSS alone, and the click is answered by the first script: so it
 * works before React is there and can never show a theme that the page is not in.
 */
export function ThemeToggle({ useDark, useLight }: Properties) {
  return (
    <button type="button" data-theme-toggle className="icon-button needs-script">
      <Icon name="moon" className="dark:hidden" />
      <Icon name="sun" className="hidden dark:block" />
      <span className="sr-only dark:hidden">{useDark}</span>
      <span className="sr-only hidden dark:block">{useLight}</span>
    </button>
  );
}
