import type { ChangeEvent } from "react";
import { type Locale, localeCodes, locales } from "../../config/locales.ts";
import { Icon } from "../../ui/icon.tsx";
import { useLanguage } from "./language-context.tsx";

export function LanguageSelect({ label }: { label: string }) {
  const { selected, choose } = useLanguage();
  const handleChange = ({ target }: ChangeEvent<HTMLSelectElement>) => choose(target.value as Locale);
  return (
    <span className="select needs-script">
      <select data-language aria-label={label} autoComplete="off" value={selected} onChange={handleChange}>
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
