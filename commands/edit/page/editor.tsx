import { useEffect, useMemo, useState, useTransition } from "react";
import { defaultLocale, type Locale, localeCodes } from "../../../src/config/locales.ts";
import { pathOf } from "../../../src/lib/addresses.ts";
import type { Change, CheckResult, Project } from "../protocol.ts";
import { checkChanges, loadProject, saveChanges } from "./service.ts";
import { Lines, TextField } from "./text-field.tsx";

interface Notice {
  text: string;
  lines?: readonly string[];
  isOutdated?: boolean;
}

type Draft = Omit<Change, "was">;

/** Debounce, in ms. */
const checkDelay = 150;

const savedText = ({ texts }: Project, { locale, key }: Pick<Change, "locale" | "key">) => texts[locale][key] ?? "";

/** Pages by the first part of their keys; all other texts are on the landing page. */
const legalPages = { termsOfService: "terms", privacyPolicy: "privacy" } as const;

const pageOf = (key: string) => legalPages[key.split(".")[0] as keyof typeof legalPages] ?? "landing";

function keysFor(query: string, { places, texts }: Project): string[] {
  const term = query.trim().toLowerCase();
  const inText = (key: string) => Object.values(texts).some((language) => language[key]?.toLowerCase().includes(term));
  return Object.keys(places).filter((key) => key.toLowerCase().includes(term) || inText(key));
}

export function Editor({ initialProject }: { initialProject: Project }) {
  const [project, setProject] = useState(initialProject);
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [result, setResult] = useState<CheckResult>({ faults: [], warnings: [] });
  const [notice, setNotice] = useState<Notice>();
  const [isSaving, startSaving] = useTransition();
  const [query, setQuery] = useState("");
  const [selectedKey, setSelectedKey] = useState(Object.keys(initialProject.places)[0] ?? "");
  const place = project.places[selectedKey];
  const keys = keysFor(query, project);

  const changes = drafts
    .map((draft) => ({ ...draft, was: savedText(project, draft) }))
    .filter(({ was, text }) => was !== text);
  const shown = useMemo(
    () =>
      localeCodes.map((locale): Change => {
        const was = savedText(project, { locale, key: selectedKey });
        const draft = drafts.find((entry) => entry.locale === locale && entry.key === selectedKey);
        return { locale, key: selectedKey, was, text: draft?.text ?? was };
      }),
    [project, drafts, selectedKey],
  );

  useEffect(() => {
    const controller = new AbortController();
    const onError = (error: Error) => controller.signal.aborted || setNotice({ text: `Not checked: ${error.message}` });
    const timer = setTimeout(() => checkChanges(shown, controller.signal).then(setResult, onError), checkDelay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [shown]);

  const hasChanges = changes.length > 0;
  useEffect(() => {
    if (!hasChanges) return;
    const confirmLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", confirmLeave);
    return () => removeEventListener("beforeunload", confirmLeave);
  }, [hasChanges]);

  const updateDraft = (locale: Locale, text: string) =>
    setDrafts((current) => [
      ...current.filter((draft) => draft.locale !== locale || draft.key !== selectedKey),
      { locale, key: selectedKey, text },
    ]);

  const reload = (message: string) =>
    loadProject().then(
      (loaded) => {
        setProject(loaded);
        setDrafts((current) => current.filter((draft) => draft.text !== savedText(loaded, draft)));
        setNotice({ text: message });
      },
      (error: Error) => setNotice({ text: `${message}, but could not reload: ${error.message}` }),
    );

  const loadNewer = () => reload("Newer texts loaded; your own are kept, and saving them overwrites the newer ones");

  const save = () => {
    if (!hasChanges || isSaving) return;
    startSaving(async () => {
      try {
        const saved = await saveChanges(changes);
        if (saved.outcome === "saved") return await reload(`Saved: ${saved.files.join(", ")}`);
        const isOutdated = saved.outcome === "outdated";
        const why = isOutdated ? " Changed by someone else:" : "";
        setNotice({ text: `Nothing was saved.${why}`, lines: saved.lines, isOutdated });
      } catch (error) {
        const text = "Nothing was saved. Is npm run edit still running?";
        setNotice({ text, lines: [(error as Error).message] });
      }
    });
  };

  return (
    <main
      onKeyDown={(event) => {
        if (event.key !== "s" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        save();
      }}
    >
      <div className="texts">
        <nav aria-label="Texts">
          <label>
            Search keys and texts
            <input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
          </label>
          <label>
            Texts: {keys.length}
            <select size={12} value={selectedKey} onChange={({ target }) => setSelectedKey(target.value)}>
              {keys.map((key) => (
                <option key={key} value={key}>
                  {`${changes.some((change) => change.key === key) ? "● " : ""}${key}: ${project.texts[defaultLocale][key] ?? ""}`}
                </option>
              ))}
            </select>
          </label>
        </nav>
        <div className="save">
          <button type="button" disabled={!hasChanges || isSaving} onClick={save}>
            Save{hasChanges && ` (${changes.length})`}
          </button>
          <div role="status">
            {notice?.text}
            <Lines lines={notice?.lines ?? []} className="fault" />
            {notice?.isOutdated && (
              <button type="button" onClick={loadNewer}>
                Load the newer texts
              </button>
            )}
          </div>
        </div>
        <section aria-labelledby="chosen">
          <h1 id="chosen">{selectedKey}</h1>
          <p>{place?.purpose}</p>
          {shown.map((change) => (
            <TextField
              key={change.locale}
              change={change}
              page={pageOf(selectedKey)}
              limit={place?.limit}
              checkResult={result}
              values={project.values}
              onChange={(text) => updateDraft(change.locale, text)}
            />
          ))}
        </section>
      </div>
      <iframe name="page" title="Preview of the saved page" src={pathOf("landing", "en")} />
    </main>
  );
}
