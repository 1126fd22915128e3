import arrowRight from "lucide-static/icons/arrow-right.svg?shapes";
import arrowUp from "lucide-static/icons/arrow-up.svg?shapes";
import award from "lucide-static/icons/award.svg?shapes";
import bell from "lucide-static/icons/bell.svg?shapes";
import bookOpen from "lucide-static/icons/book-open.svg?shapes";
import calendarDays from "lucide-static/icons/calendar-days.svg?shapes";
import check from "lucide-static/icons/check.svg?shapes";
import chevronDown from "lucide-static/icons/chevron-down.svg?shapes";
import chevronRight from "lucide-static/icons/chevron-right.svg?shapes";
import circleCheck from "lucide-static/icons/circle-check.svg?shapes";
import clock from "lucide-static/icons/clock.svg?shapes";
import copy from "lucide-static/icons/copy.svg?shapes";
import download from "lucide-static/icons/download.svg?shapes";
import dumbbell from "lucide-static/icons/dumbbell.svg?shapes";
import fileText from "lucide-static/icons/file-text.svg?shapes";
import fileUp from "lucide-static/icons/file-up.svg?shapes";
import keyRound from "lucide-static/icons/key-round.svg?shapes";
import link2 from "lucide-static/icons/link-2.svg?shapes";
import listChecks from "lucide-static/icons/list-checks.svg?shapes";
import messageCircle from "lucide-static/icons/message-circle.svg?shapes";
import messageSquareText from "lucide-static/icons/message-square-text.svg?shapes";
import plus from "lucide-static/icons/plus.svg?shapes";
import search from "lucide-static/icons/search.svg?shapes";
import thumbsDown from "lucide-static/icons/thumbs-down.svg?shapes";
import thumbsUp from "lucide-static/icons/thumbs-up.svg?shapes";
import trendingUp from "lucide-static/icons/trending-up.svg?shapes";
import triangleAlert from "lucide-static/icons/triangle-alert.svg?shapes";
import users from "lucide-static/icons/users.svg?shapes";
import { elementsOf } from "../../ui/drawing.tsx";

/** The Lucide icons of the scenes. */
const icons = {
  "arrow-right": arrowRight,
  "arrow-up": arrowUp,
  award,
  bell,
  "book-open": bookOpen,
  "calendar-days": calendarDays,
  check,
  "chevron-down": chevronDown,
  "chevron-right": chevronRight,
  "circle-check": circleCheck,
  clock,
  copy,
  download,
  dumbbell,
  "file-text": fileText,
  "file-up": fileUp,
  "key-round": keyRound,
  "link-2": link2,
  "list-checks": listChecks,
  "message-circle": messageCircle,
  "message-square-text": messageSquareText,
  plus,
  search,
  "thumbs-down": thumbsDown,
  "thumbs-up": thumbsUp,
  "trending-up": trendingUp,
  users,
  "triangle-alert": triangleAlert,
} as const;

export type IconName = keyof typeof icons;

export function Icon({ name, size = 20, weight = 2 }: { name: IconName; size?: number; weight?: number }) {
  return (
    <svg
      aria-hidden="true"
      className="shrink-0"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {elementsOf(icons[name])}
    </svg>
  );
}
