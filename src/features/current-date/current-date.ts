import { pageEvents } from "../../config/constants.ts";
import { dayOf, formatDay } from "../../lib/dates.ts";
import { shownLocale } from "../../lib/locale-in-path.ts";

function write(): void {
  const today = dayOf(new Date());
  for (const year of document.querySelectorAll("[data-year]")) year.textContent = today.slice(0, 4);
  for (const day of document.querySelectorAll<HTMLTimeElement>("time[data-today]")) {
    day.dateTime = today;
    day.textContent = formatDay(today, shownLocale());
  }
}

/** Years and dates are those of the visit, in the page's language, however old the build is. */
export function startCurrentDate(): void {
  write();
  addEventListener(pageEvents.languageChange, write);
}
