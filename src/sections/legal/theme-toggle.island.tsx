import { ThemeToggle } from "../../features/theme/theme-toggle.tsx";

export default ThemeToggle;
