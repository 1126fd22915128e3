import { type Locale, localeCodes, locales } from "../../config/locales.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage } from "./language-context.tsx";

export function LanguageSelect({ label }: { label: string }) {
  const { selected, choose } = useLanguage();
  return (
    <span className="select needs-script">
      <select
        data-language
        aria-label={label}
        autoComplete="off"
        value={selected}
        onChange={({ target }) => choose(target.value as Locale)}
      >
        {localeCodes.map((code) => (
          <option key={code} value={code} lang={code}>
            {locales[code].name}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" />
    </span>
  );
}
