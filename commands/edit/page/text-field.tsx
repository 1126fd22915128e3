import { useId } from "react";
import { languageKey } from "../../../src/config/constants.ts";
import { locales } from "../../../src/config/locales.ts";
import { pathOf } from "../../../src/lib/addresses.ts";
import { writeStored } from "../../../src/lib/storage.ts";
import { isTooLong, lengthOf, prefixOf } from "../../lib/text-warnings.ts";
import type { Change, CheckResult } from "../protocol.ts";

interface TextFieldProps {
  change: Change;
  page: Parameters<typeof pathOf>[0];
  limit: number | undefined;
  checkResult: CheckResult;
  values: Readonly<Record<string, string>>;
  onChange: (text: string) => void;
}

/** A paragraph for each line. */
export const Lines = ({ lines, className }: { lines: readonly string[]; className: "fault" | "warning" }) =>
  lines.map((line) => (
    <p key={line} className={className}>
      {line}
    </p>
  ));

export function TextField({ change, page, limit, checkResult, values, onChange }: TextFieldProps) {
  const id = useId();
  const { locale, was, text } = change;
  const length = lengthOf(text, values);
  const { name, dir } = locales[locale];
  const prefix = prefixOf(change);
  const findingsIn = (lines: readonly string[]) =>
    lines.filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length));
  const faults = findingsIn(checkResult.faults);
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id} lang={locale}>
          {name}
        </label>
        <span id={`${id}-length`} className={isTooLong(length, limit) ? "warning" : undefined}>
          {limit === undefined ? `${length} characters` : `${length} of about ${limit} characters`}
        </span>
        {text !== was && (
          <button type="button" aria-label={`Undo: ${name}`} onClick={() => onChange(was)}>
            Undo
          </button>
        )}
        {/* English URLs have no language prefix, so they redirect to the stored language. */}
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
        aria-describedby={`${id}-length ${id}-findings`}
        aria-invalid={faults.length > 0 || undefined}
        value={text}
        // The site's texts have no line breaks.
        onChange={({ target }) => onChange(target.value.replace(/\s*[\r\n]+\s*/g, " "))}
      />
      <div id={`${id}-findings`}>
        <Lines lines={faults} className="fault" />
        <Lines lines={findingsIn(checkResult.warnings)} className="warning" />
      </div>
    </div>
  );
}
