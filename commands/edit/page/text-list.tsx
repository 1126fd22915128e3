import { defaultLocale } from "../../../src/config/locales.ts";
import type { Change, Project } from "../protocol.ts";

interface Properties {
  project: Project;
  changes: readonly Change[];
  query: string;
  chosen: string;
  search: (query: string) => void;
  choose: (key: string) => void;
}

/** Search and the list of texts, by their keys and what they say in English. */
export function TextList({ project, changes, query, chosen, search, choose }: Properties) {
  const wanted = query.trim().toLowerCase();
  const says = (key: string) =>
    Object.values(project.texts).some((texts) => texts[key]?.toLowerCase().includes(wanted));
  const found = project.places.filter(({ key }) => key.toLowerCase().includes(wanted) || says(key));
  const isChanged = (key: string) => changes.some((change) => change.key === key);
  return (
    <nav aria-label="Texts">
      <label>
        Search keys and texts
        <input type="search" value={query} onChange={({ target }) => search(target.value)} />
      </label>
      <label>
        {found.length === 1 ? "1 text" : `${found.length} texts`}
        <select size={12} value={chosen} onChange={({ target }) => choose(target.value)}>
          {found.map(({ key }) => (
            <option key={key} value={key}>
              {`${isChanged(key) ? "● " : ""}${key}: ${project.texts[defaultLocale][key] ?? ""}`}
            </option>
          ))}
        </select>
      </label>
    </nav>
  );
}
