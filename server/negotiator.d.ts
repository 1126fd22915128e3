declare module "negotiator" {
  /** Only what the server uses; the published types do not know `preferred`. */
  export default class Negotiator {
    constructor(request: { headers: object });
    /** Of the available codings those that the request accepts, best first; `preferred` decides between equals. */
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
  }
}
