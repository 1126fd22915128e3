declare module "negotiator" {
  /** Only what the server uses; the published types lack `preferred`. */
  export default class Negotiator {
    constructor(request: { headers: object });
    /** The codings that the request accepts, best first; `preferred` breaks ties. */
    encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
  }
}
