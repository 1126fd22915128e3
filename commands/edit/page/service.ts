import type { Change, CheckResult, Project, SaveResult } from "../protocol.ts";

const tokenKey = "editor-token";

/** Moves the token from the URL to the tab's storage, which other sites and tabs cannot read. */
const token = new URLSearchParams(location.search).get("token");
if (token) {
  sessionStorage.setItem(tokenKey, token);
  history.replaceState(null, "", location.pathname);
}

/** Rejects with an `Error` that has the response's text. */
async function request<Result>(path: string, init: RequestInit = {}): Promise<Result> {
  const headers = { authorization: `Bearer ${sessionStorage.getItem(tokenKey)}` };
  const response = await fetch(`/edit/${path}`, { headers, ...init });
  if (response.ok) return response.json();
  throw new Error(await response.text());
}

const post = (changes: readonly Change[]) => ({ method: "POST", body: JSON.stringify(changes) });

export const loadProject = () => request<Project>("project");

export const checkChanges = (changes: readonly Change[], signal: AbortSignal) =>
  request<CheckResult>("check", { ...post(changes), signal });

export const saveChanges = (changes: readonly Change[]) => request<SaveResult>("save", post(changes));
