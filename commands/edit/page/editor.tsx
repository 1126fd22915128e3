import { useEffect, useMemo, useState, useTransition } from "react";
import { defaultLocale, type Locale, localeCodes } from "../../../src/config/locales.ts";
import { pathOf } from "../../../src/lib/addresses.ts";
import type { Change, Checked, Project } from "../protocol.ts";
import { checkChanges, loadProject, saveChanges } from "./service.ts";
import { TextField } from "./text-field.tsx";

interface Notice {
  text: string;
  lines?: readonly string[];
  isOutdated?: boolean;
}

type Written = Omit<Change, "was">;

/** How long nothing is typed before the texts are checked, in ms. */
const typingPause = 150;

const savedIn = ({ texts }: Project, { locale, key }: Pick<Change, "locale" | "key">) => texts[locale][key] ?? "";

/** The documents of their own, by the group that has their texts; all other texts are on the landing page. */
const documents = { termsOfService: "terms", privacyPolicy: "privacy" } as const;

const pageOf = (key: string) => documents[key.split(".")[0] as keyof typeof documents] ?? "landing";

/** The keys that have some words in them, or that have a text with them in any language. */
function keysFor(query: string, { places, texts }: Project): string[] {
  const wanted = query.trim().toLowerCase();
  const says = (key: string) => Object.values(texts).some((language) => language[key]?.toLowerCase().includes(wanted));
  return Object.keys(places).filter((key) => key.toLowerCase().includes(wanted) || says(key));
}

export function Editor({ loaded }: { loaded: Project }) {
  const [project, setProject] = useState(loaded);
  const [written, setWritten] = useState<readonly Written[]>([]);
  const [checked, setChecked] = useState<Checked>({ faults: [], warnings: [] });
  const [notice, setNotice] = useState<Notice>();
  const [isSaving, startSaving] = useTransition();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(Object.keys(loaded.places)[0] ?? "");
  const place = project.places[chosen];
  const keys = keysFor(query, project);

  const changes = written
    .map((one) => ({ ...one, was: savedIn(project, one) }))
    .filter(({ was, text }) => was !== text);
  const shown = useMemo(
    () =>
      localeCodes.map((locale): Change => {
        const was = savedIn(project, { locale, key: chosen });
        const own = written.find((one) => one.locale === locale && one.key === chosen);
        return { locale, key: chosen, was, text: own?.text ?? was };
      }),
    [project, written, chosen],
  );

  useEffect(() => {
    const stop = new AbortController();
    const failed = (error: Error) => stop.signal.aborted || setNotice({ text: `Not checked: ${error.message}` });
    const timer = setTimeout(() => checkChanges(shown, stop.signal).then(setChecked, failed), typingPause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [shown]);

  const hasChanges = changes.length > 0;
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [hasChanges]);

  const write = (locale: Locale, text: string) =>
    setWritten((present) => [
      ...present.filter((one) => one.locale !== locale || one.key !== chosen),
      { locale, key: chosen, text },
    ]);

  const load = (done: string) =>
    loadProject().then(
      (newer) => {
        setProject(newer);
        setWritten((present) => present.filter((one) => one.text !== savedIn(newer, one)));
        setNotice({ text: done });
      },
      (error: Error) => setNotice({ text: `${done}, but not loaded: ${error.message}` }),
    );

  const save = () => {
    if (!hasChanges || isSaving) return;
    startSaving(async () => {
      try {
        const answer = await saveChanges(changes);
        if (answer.outcome === "saved") return await load(`Saved: ${answer.files.join(", ")}`);
        const isOutdated = answer.outcome === "outdated";
        const why = isOutdated ? " Somebody else has changed:" : "";
        setNotice({ text: `Nothing was saved.${why}`, lines: answer.lines, isOutdated });
      } catch (error) {
        const text = "Nothing was saved. Does npm run edit still run?";
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
            <select size={12} value={chosen} onChange={({ target }) => setChosen(target.value)}>
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
            {notice?.lines?.map((line) => (
              <p key={line} className="fault">
                {line}
              </p>
            ))}
            {notice?.isOutdated && (
              <button
                type="button"
                onClick={() =>
                  load("The newer texts are read; what you have written stays, and saving it replaces them")
                }
              >
                Load the newer texts
              </button>
            )}
          </div>
        </div>
        <section aria-labelledby="chosen">
          <h1 id="chosen">{chosen}</h1>
          <p>{place?.purpose}</p>
          {shown.map((change) => (
            <TextField
              key={change.locale}
              change={change}
              page={pageOf(chosen)}
              limit={place?.limit}
              checked={checked}
              values={project.values}
              write={(text) => write(change.locale, text)}
            />
          ))}
        </section>
      </div>
      <iframe name="page" title="The page, as it is saved" src={pathOf("landing", "en")} />
    </main>
  );
}
