import type { Change, Project } from "../protocol.ts";

interface Properties {
  project: Project;
  changes: readonly Change[];
  query: string;
  chosen: string;
  search: (query: string) => void;
  choose: (key: string) => void;
}

const sectionOf = (key: string) => key.slice(0, key.indexOf("."));

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
          {[...new Set(found.map(({ key }) => sectionOf(key)))].map((section) => (
            <optgroup key={section} label={section}>
              {found
                .filter(({ key }) => sectionOf(key) === section)
                .map(({ key }) => (
                  <option key={key} value={key}>
                    {`${isChanged(key) ? "● " : ""}${key.slice(section.length + 1)}: ${project.texts.en[key] ?? "is missing"}`}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
    </nav>
  );
}
