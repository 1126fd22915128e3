import { pageEvents } from "../../config/constants.ts";
import { dayOf, writtenDay, yearOf } from "../../lib/dates.ts";
import { shownLocale } from "../../lib/page-locale.ts";

function write(): void {
  const today = dayOf(new Date());
  for (const year of document.querySelectorAll("[data-year]")) year.textContent = yearOf(today);
  for (const day of document.querySelectorAll<HTMLTimeElement>("time[data-today]")) {
    day.dateTime = today;
    day.textContent = writtenDay(today, shownLocale());
  }
}

/** Years and dates are those of the visit, in the page's language, however old the build is. */
export function followToday(): void {
  write();
  addEventListener(pageEvents.languageChange, write);
}
