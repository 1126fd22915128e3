import type { Locale } from "../../../src/config/locales.ts";
import type { RenderedPage } from "../../../src/config/pages.ts";
import { fill } from "../../../src/lib/fill.ts";
import type { Entry, PlaceKind, Project } from "../protocol.ts";
import { type Drafts, textIn } from "./drafts.ts";
import { whereIs } from "./where.ts";
import { unseen, words } from "./words.ts";

export interface PlaceProperties {
  entry: Entry;
  project: Project;
  drafts: Drafts;
  page: RenderedPage;
  locale: Locale;
  setPage: (page: RenderedPage) => void;
}

/** The demos are pictures, in which no text can be changed. */
const isDrawn = ({ key }: Entry) => key.startsWith("demos.");

/** On which pages a text stands and how often; and as a card what of it cannot be seen there. */
export function PlaceCards({ entry, project, drafts, page, locale, setPage }: PlaceProperties) {
  const where = whereIs(entry, project.places);
  const kinds = [...new Set(where.flatMap((place) => [...place.kinds]))];
  const hidden = kinds.filter((kind): kind is Exclude<PlaceKind, "seen"> => kind !== "seen");
  const total = where.reduce((sum, { count }) => sum + count, 0);
  const texts = entry.items.map(({ key }) => fill(textIn(project.texts, drafts, locale, key) ?? "", project.values));
  const isUnseen = !kinds.includes("seen");
  return (
    <div className="places">
      <p className="places-line">
        {where.length > 0 ? <span>{words.stands(total)}</span> : null}
        {where.length === 0 ? <span>{isDrawn(entry) ? words.drawn : words.nowhere}</span> : null}
        {where.map((place) => (
          <button
            key={place.page}
            type="button"
            aria-current={place.page === page || undefined}
            onClick={() => setPage(place.page)}
          >
            {words.onPage(place.page, place.count)}
          </button>
        ))}
      </p>
      {isUnseen || hidden.length > 0 ? (
        <div className="card">
          {isUnseen ? (
            <p lang={locale} className="card-text">
              {texts.join(" · ")}
            </p>
          ) : null}
          <ul>
            {hidden.map((kind) => (
              <li key={kind}>{unseen[kind]}</li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  );
}
