import { loadOnce } from "../../lib/load-once.ts";

/** Loads and parses the document at a path. `XMLHttpRequest` needs no Trusted Types sink. */
export const loadDocument = loadOnce(
  (path) =>
    new Promise<Document>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.responseType = "document";
      request.onload = () => {
        if (request.status === 200 && request.responseXML) resolve(request.responseXML);
        else reject(new Error(`${path} answered ${request.status}`));
      };
      // After an error or an abort; after `load`, it changes nothing.
      request.onloadend = () => reject(new Error(`${path} could not be loaded`));
      request.open("GET", path);
      request.send();
    }),
);
