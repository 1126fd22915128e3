import { inspect } from "node:util";

/**
 * A mistake in what the owner writes: configuration, texts, media. It is no crash, so whoever prints it, be it Vite, Node
 * or the tests' runner, prints the message and no stack: the place to look at is named in the message.
 */
export class OwnerError extends Error {
  readonly faults: readonly string[];

  /**
   * @param heading what cannot be used
   * @param faults one line each, with the place, what stands there and the remedy
   */
  constructor(heading: string, faults: readonly string[]) {
    super([heading, ...faults.map((fault) => `  - ${fault}`)].join("\n"));
    this.faults = faults;
    this.stack = this.message;
  }

  [inspect.custom](): string {
    return this.message;
  }
}
