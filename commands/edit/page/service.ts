import type { Change, Checked, Project, SaveAnswer } from "../protocol.ts";

const tokenKey = "editor-token";

/** The terminal's address has the token; from here on this tab keeps it, where no other site and no other tab gets it. */
const given = new URLSearchParams(location.search).get("token");
if (given) {
  sessionStorage.setItem(tokenKey, given);
  history.replaceState(null, "", location.pathname);
}

/** Rejects with an `Error` that has what the service said. */
async function asked<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const headers = { authorization: `Bearer ${sessionStorage.getItem(tokenKey)}` };
  const answer = await fetch(`/edit/${path}`, { headers, ...init });
  if (answer.ok) return answer.json();
  throw new Error(await answer.text());
}

const posted = (changes: readonly Change[]) => ({ method: "POST", body: JSON.stringify(changes) });

export const loadProject = () => asked<Project>("project");

export const checkChanges = (changes: readonly Change[], signal: AbortSignal) =>
  asked<Checked>("check", { ...posted(changes), signal });

export const saveChanges = (changes: readonly Change[]) => asked<SaveAnswer>("save", posted(changes));
