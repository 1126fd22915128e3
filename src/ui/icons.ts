// biome-ignore-all lint/performance/noBarrelFile: the icons of the interface by name
export { default as arrowDown } from "lucide-static/icons/arrow-down.svg?shapes";
export { default as arrowUp } from "lucide-static/icons/arrow-up.svg?shapes";
export { default as chevronDown } from "lucide-static/icons/chevron-down.svg?shapes";
export { default as download } from "lucide-static/icons/download.svg?shapes";
export { default as mail } from "lucide-static/icons/mail.svg?shapes";
export { default as messageCircle } from "lucide-static/icons/message-circle.svg?shapes";
export { default as moon } from "lucide-static/icons/moon.svg?shapes";
export { default as pause } from "lucide-static/icons/pause.svg?shapes";
export { default as play } from "lucide-static/icons/play.svg?shapes";
export { default as pointer } from "lucide-static/icons/pointer.svg?shapes";
export { default as rotateCcw } from "lucide-static/icons/rotate-ccw.svg?shapes";
export { default as sun } from "lucide-static/icons/sun.svg?shapes";
export { default as x } from "lucide-static/icons/x.svg?shapes";
