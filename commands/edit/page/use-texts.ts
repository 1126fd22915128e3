import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Locale } from "../../../src/config/locales.ts";
import type { Project, Remark } from "../protocol.ts";
import { allRemarks } from "./all-remarks.ts";
import { type Drafts, rebased, summaryOf, withText } from "./drafts.ts";
import { checkTexts, loadProject, saveTexts } from "./service.ts";
import { words } from "./words.ts";

export interface Notice {
  text: string;
  lines?: readonly string[];
  /** Whether newer texts are there to be loaded. */
  isOutdated?: boolean;
}

/** How long nothing is typed before the texts are checked and shown, in ms. */
export const typingPause = 150;

/** What to say of a failure: the browser's own words for a service that is not there help nobody. */
const saidBy = (error: Error) => (error instanceof TypeError ? words.unreachable : error.message);

/** The texts, what has been changed of them, what is to be said of them, and how they are saved. */
export function useTexts(loaded: Project) {
  const [project, setProject] = useState(loaded);
  const [drafts, setDrafts] = useState<Drafts>({});
  const [onDrafts, setOnDrafts] = useState<readonly Remark[]>();
  const [notice, setNotice] = useState<Notice>();
  const [done, setDone] = useState("");
  const [isSaving, setSaving] = useState(false);
  const latest = useRef(drafts);
  latest.current = drafts;
  const { count, locales } = summaryOf(drafts);

  useEffect(() => {
    if (summaryOf(drafts).count === 0) return setOnDrafts(undefined);
    const timer = setTimeout(() => {
      const answered = (remarks: readonly Remark[]) => latest.current === drafts && setOnDrafts(remarks);
      checkTexts(drafts).then(answered, (error: Error) =>
        setNotice({ text: words.notChecked, lines: [saidBy(error)] }),
      );
    }, typingPause);
    return () => clearTimeout(timer);
  }, [drafts]);

  useEffect(() => {
    if (count === 0) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [count]);

  const change = useCallback(
    (locale: Locale, key: string, text: string) => {
      setDone("");
      setDrafts((present) => withText(project.texts, present, locale, key, text));
    },
    [project],
  );

  const reload = useCallback(async () => {
    const newer = await loadProject();
    setProject(newer);
    setDrafts((present) => rebased(newer.texts, present));
  }, []);

  const save = useCallback(async () => {
    if (summaryOf(latest.current).count === 0) return;
    setSaving(true);
    setNotice(undefined);
    try {
      const answer = await saveTexts({ texts: latest.current, versions: project.versions });
      if (answer.outcome === "saved") {
        await reload();
        setDone(words.saved(answer.files));
      } else if (answer.outcome === "changed") {
        setNotice({ text: words.notSaved, lines: [words.changedOutside(answer.files)], isOutdated: true });
      } else setNotice({ text: words.notSaved, lines: answer.faults });
    } catch (error) {
      setNotice({ text: words.notSaved, lines: [saidBy(error as Error)] });
    }
    setSaving(false);
  }, [project, reload]);

  const loadNewer = useCallback(async () => {
    // What is said while they load, of a save for one, stays.
    setNotice(undefined);
    await reload();
    setDone(words.loadedNewer);
  }, [reload]);

  const remarks = useMemo(() => allRemarks(project.remarks, onDrafts, drafts), [project, onDrafts, drafts]);
  const status = isSaving ? words.saving : count > 0 ? words.changed(count, locales) : done || words.nothingChanged;
  const shownStatus = done && count > 0 ? `${done}. ${status}` : status;
  return { project, drafts, remarks, count, notice, status: shownStatus, change, save, loadNewer, setNotice };
}
