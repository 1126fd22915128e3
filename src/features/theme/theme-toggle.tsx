import { Icon } from "../../ui/icon.tsx";

interface Properties {
  /** Its name while the page is light, and while it is dark. */
  useDark: string;
  useLight: string;
}

/**
 * Its icon and its name follow a class on `<html>` by CSS alone, and the click is answered by the script inside the document:
 * so it works from the first paint on, and shows the choice a frame before the page does.
 */
export function ThemeToggle({ useDark, useLight }: Properties) {
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
