import type { RibbonColour } from "../../config/ribbon-colours.ts";

const initials = (name: string) =>
  name
    .split(" ")
    .filter((word) => !word.endsWith("."))
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join("");

export const Avatar = ({ name, colour, size = 36 }: { name: string; colour: RibbonColour; size?: number }) => (
  <span
    className={`inline-flex shrink-0 items-center justify-center rounded-full font-semibold bg-${colour}`}
    style={{ width: size, height: size, fontSize: size * 0.39 }}
  >
    {initials(name)}
  </span>
);
