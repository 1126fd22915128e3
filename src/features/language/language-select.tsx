import { isLocale, localeCodes, localeNames } from "../../config/locales.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage } from "./use-language.ts";

/** A choice that is made before hydration is kept by the first script and taken up by `LanguageProvider`. */
export function LanguageSelect({ label }: { label: string }) {
  const { selected, choose } = useLanguage();
  return (
    <span className="select needs-script">
      <select
        data-language
        aria-label={label}
        autoComplete="off"
        value={selected}
        onChange={({ target }) => isLocale(target.value) && choose(target.value)}
      >
        {localeCodes.map((code) => (
          <option key={code} value={code} lang={code}>
            {localeNames[code]}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" />
    </span>
  );
}
