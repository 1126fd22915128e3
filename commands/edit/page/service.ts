import type { Change, Project, Remark, SaveAnswer } from "../protocol.ts";

/** Rejects with an `Error` that has what the service said. */
async function asked<Answer>(path: string, options: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(`/edit/${path}`, options);
  if (answer.ok) return answer.json();
  throw new Error(await answer.text());
}

const sent = (changes: readonly Change[]) => ({ method: "POST", body: JSON.stringify(changes) });

export const loadProject = () => asked<Project>("project");

export const checkChanges = (changes: readonly Change[], signal: AbortSignal) =>
  asked<Remark[]>("check", { ...sent(changes), signal });

export const saveChanges = (changes: readonly Change[]) => asked<SaveAnswer>("save", sent(changes));
