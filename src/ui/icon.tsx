import arrowDown from "lucide-static/icons/arrow-down.svg?shapes";
import arrowUp from "lucide-static/icons/arrow-up.svg?shapes";
import chevronDown from "lucide-static/icons/chevron-down.svg?shapes";
import download from "lucide-static/icons/download.svg?shapes";
import mail from "lucide-static/icons/mail.svg?shapes";
import messageCircle from "lucide-static/icons/message-circle.svg?shapes";
import moon from "lucide-static/icons/moon.svg?shapes";
import pause from "lucide-static/icons/pause.svg?shapes";
import play from "lucide-static/icons/play.svg?shapes";
import pointer from "lucide-static/icons/pointer.svg?shapes";
import rotateCcw from "lucide-static/icons/rotate-ccw.svg?shapes";
import sun from "lucide-static/icons/sun.svg?shapes";
import x from "lucide-static/icons/x.svg?shapes";
import { Drawing } from "./inline-svg.tsx";

const icons = {
  arrowDown,
  arrowUp,
  chevronDown,
  download,
  mail,
  messageCircle,
  moon,
  pause,
  play,
  pointer,
  rotateCcw,
  sun,
  x,
};

export function Icon({ name, ...rest }: { name: keyof typeof icons; className?: string; sign?: string }) {
  return <Drawing shapes={icons[name]} {...rest} />;
}
