import { localeCodes, localeNames } from "../../config/locales.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage } from "./use-language.ts";

/** A choice is taken by the script inside the document, at any moment; `chooseLanguage` then shows it in place. */
export function LanguageSelect({ label }: { label: string }) {
  const { locale } = useLanguage();
  return (
    <span className="select needs-script">
      <select data-language aria-label={label} autoComplete="off" defaultValue={locale}>
        {localeCodes.map((code) => (
          <option key={code} value={code} lang={code}>
            {localeNames[code]}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" />
    </span>
  );
}
