import { dayOf } from "../../src/lib/dates.ts";
import { OwnerError } from "./owner-error.ts";
import type { Environment } from "./site-environment.ts";

const variable = "SOURCE_DATE_EPOCH";

/**
 * The day that a build says it is of, as `YYYY-MM-DD`: that of `now`, or of `SOURCE_DATE_EPOCH` (in s since 1970, UTC), with
 * which anybody can make the same files again on another day. Throws an `OwnerError` when that is no moment.
 */
export function buildDay(environment: Environment, now: Date): string {
  const epoch = environment[variable];
  if (!epoch) return dayOf(now);
  if (!/^\d{1,11}$/.test(epoch)) {
    throw new OwnerError("The environment cannot be used:", [
      `${variable}: got ${JSON.stringify(epoch)}, wants whole seconds since 1970 such as 1767225600; unset it to build for today`,
    ]);
  }
  return new Date(Number(epoch) * 1000).toISOString().slice(0, 10);
}
