import { useSyncExternalStore } from "react";
import { dayOf } from "../../lib/dates.ts";

const never = () => () => {};

/** The day of the visit, as `YYYY-MM-DD`; the day of the build until a script runs. */
export function useToday(): string {
  return useSyncExternalStore(
    never,
    () => dayOf(new Date()),
    () => __BUILD_DATE__,
  );
}
