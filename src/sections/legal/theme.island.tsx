import { ThemeToggle, type ThemeToggleProps } from "../../features/theme/theme-toggle.tsx";

export default function Theme(props: ThemeToggleProps) {
  return <ThemeToggle {...props} />;
}
