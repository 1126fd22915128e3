import { useId } from "react";
import { languageKey } from "../../../src/config/constants.ts";
import { type Locale, locales } from "../../../src/config/locales.ts";
import { pathOf } from "../../../src/lib/addresses.ts";
import { writeStored } from "../../../src/lib/storage.ts";
import { isTooLong, lengthOf } from "../../texts/text-length.ts";
import type { Remark } from "../protocol.ts";

interface Properties {
  locale: Locale;
  /** The page that shows it. */
  page: Parameters<typeof pathOf>[0];
  text: string;
  isChanged: boolean;
  limit: number | undefined;
  remarks: readonly Remark[];
  values: Readonly<Record<string, string>>;
  change: (text: string) => void;
  undo: () => void;
}

/** A text of the site has no lines of its own. */
const inOneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, " ");

export function TextField({ locale, page, text, isChanged, limit, remarks, values, change, undo }: Properties) {
  const id = useId();
  const length = lengthOf(text, values);
  const { name, dir } = locales[locale];
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id} lang={locale}>
          {name}
        </label>
        <span id={`${id}-length`} className={isTooLong(length, limit) ? "warning" : undefined}>
          {limit === undefined ? `${length} characters` : `${length} of about ${limit} characters`}
        </span>
        {isChanged && (
          <button type="button" aria-label={`Undo: ${name}`} onClick={undo}>
            Undo
          </button>
        )}
        {/* English has no language in its address, so the page would go to the one that was chosen last. */}
        <a
          href={pathOf(page, locale)}
          target="page"
          aria-label={`Show: ${name}`}
          onClick={() => writeStored(languageKey, locale)}
        >
          Show
        </a>
      </div>
      <textarea
        id={id}
        lang={locale}
        dir={dir}
        spellCheck
        rows={Math.max(1, Math.ceil(text.length / 55))}
        aria-describedby={`${id}-length ${id}-remarks`}
        aria-invalid={remarks.some(({ isFault }) => isFault) || undefined}
        value={text}
        onChange={({ target }) => change(inOneLine(target.value))}
      />
      <div id={`${id}-remarks`}>
        {remarks.map(({ isFault, message }) => (
          <p key={message} className={isFault ? "fault" : "warning"}>
            {message}
          </p>
        ))}
      </div>
    </div>
  );
}
