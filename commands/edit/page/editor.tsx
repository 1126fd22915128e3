import { useEffect, useState, useTransition } from "react";
import { localeCodes } from "../../../src/config/locales.ts";
import { pathOf } from "../../../src/lib/addresses.ts";
import type { Change, Project, Remark } from "../protocol.ts";
import { changesFrom, isAt, withChange } from "./changes.ts";
import { checkChanges, loadProject, saveChanges } from "./service.ts";
import { TextField } from "./text-field.tsx";
import { TextList } from "./text-list.tsx";

interface Notice {
  text: string;
  lines?: readonly string[];
  /** Whether newer texts are there to be loaded. */
  isOutdated?: boolean;
}

/** How long nothing is typed before the texts are checked, in ms. */
const typingPause = 150;

const notSaved = "Nothing was saved.";

const pageOf = (key: string) =>
  key.startsWith("termsOfService") ? "terms" : key.startsWith("privacyPolicy") ? "privacy" : "landing";

export function Editor({ loaded }: { loaded: Project }) {
  const [project, setProject] = useState(loaded);
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [remarks, setRemarks] = useState<readonly Remark[]>([]);
  const [notice, setNotice] = useState<Notice>();
  const [isSaving, startSaving] = useTransition();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(loaded.places[0]?.key ?? "");
  const place = project.places.find(({ key }) => key === chosen);

  useEffect(() => {
    const stop = new AbortController();
    const untouched = localeCodes
      .filter((locale) => !changes.some(isAt(locale, chosen)))
      .map((locale) => ({ locale, key: chosen, text: project.texts[locale][chosen] ?? "" }));
    const asked = [...changes, ...untouched.map((one) => ({ ...one, was: one.text }))];
    const failed = (error: Error) => stop.signal.aborted || setNotice({ text: `Not checked: ${error.message}` });
    const timer = setTimeout(() => checkChanges(asked, stop.signal).then(setRemarks, failed), typingPause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [project, changes, chosen]);

  const hasChanges = changes.length > 0;
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [hasChanges]);

  const load = (done: string) =>
    loadProject().then(
      (newer) => {
        setProject(newer);
        setChanges((present) => changesFrom(newer.texts, present));
        setNotice({ text: done });
      },
      (error: Error) => setNotice({ text: `${done}, but not loaded: ${error.message}` }),
    );

  const save = () => {
    if (!hasChanges || isSaving) return;
    startSaving(async () => {
      try {
        const answer = await saveChanges(changes);
        if (answer.outcome === "saved") await load(`Saved: ${answer.files.join(", ")}`);
        else if (answer.outcome === "faulty") setNotice({ text: notSaved, lines: answer.lines });
        else setNotice({ text: `${notSaved} Somebody else has changed:`, lines: answer.lines, isOutdated: true });
      } catch (error) {
        setNotice({ text: `${notSaved} Does npm run edit still run?`, lines: [(error as Error).message] });
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
        <TextList {...{ project, changes, query, chosen }} search={setQuery} choose={setChosen} />
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
          {localeCodes.map((locale) => {
            const was = project.texts[locale][chosen] ?? "";
            const own = changes.find(isAt(locale, chosen));
            const change = (text: string) =>
              setChanges((present) => withChange(present, { locale, key: chosen, was, text }));
            return (
              <TextField
                key={locale}
                locale={locale}
                page={pageOf(chosen)}
                text={own?.text ?? was}
                isChanged={own !== undefined}
                limit={place?.limit}
                remarks={remarks.filter(isAt(locale, chosen))}
                values={project.values}
                change={change}
                undo={() => change(was)}
              />
            );
          })}
        </section>
      </div>
      <iframe name="page" title="The page, as it is saved" src={pathOf("landing", "en")} />
    </main>
  );
}
