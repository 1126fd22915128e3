import arrowDown from "lucide-static/icons/arrow-down.svg?raw";
import arrowUp from "lucide-static/icons/arrow-up.svg?raw";
import chevronDown from "lucide-static/icons/chevron-down.svg?raw";
import download from "lucide-static/icons/download.svg?raw";
import mail from "lucide-static/icons/mail.svg?raw";
import menu from "lucide-static/icons/menu.svg?raw";
import messageCircle from "lucide-static/icons/message-circle.svg?raw";
import moon from "lucide-static/icons/moon.svg?raw";
import pause from "lucide-static/icons/pause.svg?raw";
import play from "lucide-static/icons/play.svg?raw";
import sun from "lucide-static/icons/sun.svg?raw";
import x from "lucide-static/icons/x.svg?raw";

/** The Lucide icons of the interface itself, by the names that components use; those of the products are the owner's choice. */
export const interfaceIcons = {
  arrowDown,
  arrowUp,
  chevronDown,
  download,
  mail,
  menu,
  messageCircle,
  moon,
  pause,
  play,
  sun,
  x,
} as const;

export type IconName = keyof typeof interfaceIcons;
