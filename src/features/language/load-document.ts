const loaded = new Map<string, Promise<Document>>();

/**
 * The parsed document at a path of this site, asked for once; a failure is forgotten, so that a later call tries anew. Rejects
 * with an `Error` when it cannot be had. `XMLHttpRequest` parses it without the text passing through a Trusted Types sink.
 */
export function loadDocument(path: string): Promise<Document> {
  const known = loaded.get(path);
  if (known) return known;
  const loading = new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = "document";
    request.onload = () =>
      request.status === 200 && request.responseXML
        ? resolve(request.responseXML)
        : reject(new Error(`${path} answered ${request.status}`));
    request.onerror = () => reject(new Error(`${path} could not be loaded`));
    request.open("GET", path);
    request.send();
  });
  loaded.set(path, loading);
  loading.catch(() => loaded.delete(path));
  return loading;
}
