/** Loads and parses the document at a path. `XMLHttpRequest` needs no Trusted Types sink. */
export const loadDocument = (path: string): Promise<Document> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = "document";
    request.onloadend = () => {
      if (request.status === 200 && request.responseXML) resolve(request.responseXML);
      else reject(new Error(`${path} answered ${request.status}`));
    };
    request.open("GET", path);
    request.send();
  });
