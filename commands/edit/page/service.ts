import type { PreviewRequest, Project, Remark, SaveAnswer, SaveRequest, TextsIn } from "../protocol.ts";

const sent = (value: unknown) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(value),
});

/** Rejects with an `Error` that has what the service said. */
async function asked<Answer>(path: string, options: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(path, options);
  if (answer.ok) return answer.json();
  throw new Error(await answer.text());
}

export const loadProject = () => asked<Project>("/project");

export const checkTexts = (texts: TextsIn) => asked<Remark[]>("/check", sent({ texts }));

export const saveTexts = (request: SaveRequest) => asked<SaveAnswer>("/save", sent(request));

/** The document of a page with texts that are not saved. `XMLHttpRequest` parses it past the sinks of Trusted Types. */
export function loadPreview(wanted: PreviewRequest): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = "document";
    request.onload = () =>
      request.status === 200 && request.responseXML
        ? resolve(request.responseXML)
        : reject(new Error(`/preview answered ${request.status}`));
    request.onerror = () => reject(new Error("/preview could not be loaded"));
    request.open("POST", "/preview");
    request.setRequestHeader("content-type", "application/json");
    request.send(JSON.stringify(wanted));
  });
}
