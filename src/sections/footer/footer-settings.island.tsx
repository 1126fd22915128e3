import { LanguageSelect } from "../../features/language/language-select.tsx";
import { ThemeToggle, type ThemeToggleProps } from "../../features/theme/theme-toggle.tsx";

export default function FooterSettings({ language, ...theme }: ThemeToggleProps & { language: string }) {
  return (
    <div className="footer-settings">
      <LanguageSelect label={language} />
      <ThemeToggle {...theme} labelled />
    </div>
  );
}
