import { useId } from "react";
import { languageKey } from "../../../src/config/constants.ts";
import { locales } from "../../../src/config/locales.ts";
import { pathOf } from "../../../src/lib/addresses.ts";
import { writeStored } from "../../../src/lib/storage.ts";
import { isTooLong, lengthOf, startOf } from "../../lib/text-warnings.ts";
import type { Change, Checked } from "../protocol.ts";

interface Properties {
  change: Change;
  page: Parameters<typeof pathOf>[0];
  limit: number | undefined;
  checked: Checked;
  values: Readonly<Record<string, string>>;
  write: (text: string) => void;
}

export function TextField({ change, page, limit, checked, values, write }: Properties) {
  const id = useId();
  const { locale, was, text } = change;
  const length = lengthOf(text, values);
  const { name, dir } = locales[locale];
  const start = startOf(change);
  const ownOf = (lines: readonly string[]) =>
    lines.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length));
  const faults = ownOf(checked.faults);
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
          <button type="button" aria-label={`Undo: ${name}`} onClick={() => write(was)}>
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
        aria-describedby={`${id}-length ${id}-findings`}
        aria-invalid={faults.length > 0 || undefined}
        value={text}
        // A text of the site has no lines of its own.
        onChange={({ target }) => write(target.value.replace(/\s*[\r\n]+\s*/g, " "))}
      />
      <div id={`${id}-findings`}>
        {faults.map((fault) => (
          <p key={fault} className="fault">
            {fault}
          </p>
        ))}
        {ownOf(checked.warnings).map((warning) => (
          <p key={warning} className="warning">
            {warning}
          </p>
        ))}
      </div>
    </div>
  );
}
