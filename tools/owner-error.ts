import { inspect } from "node:util";

/** A mistake in configuration, texts or media. Vite, Node and the test runner print its message without a stack. */
export class OwnerError extends Error {
  readonly faults: readonly string[];

  /** @param faults a line each: the place, what it contains and the remedy */
  constructor(heading: string, faults: readonly string[]) {
    super([heading, ...faults.map((fault) => `  - ${fault}`)].join("\n"));
    this.faults = faults;
    this.stack = this.message;
  }

  [inspect.custom](): string {
    return this.message;
  }
}

/** For commands, before they write anything. Throws an `OwnerError`. */
export function refuse(...faults: readonly string[]): never {
  throw new OwnerError("Nothing was written:", faults);
}
