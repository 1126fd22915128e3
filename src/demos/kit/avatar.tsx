import type { RibbonColour } from "../../config/ribbon-colours.ts";
import type { SharedTexts } from "./scene.ts";

export type PersonKey = keyof SharedTexts["people"];

/** One colour per person in all demos. In a yellow scene it has to stay calm in the dark theme. */
export const colourOf: Record<PersonKey, RibbonColour> = {
  ana: "aqua",
  helga: "salmon",
  paula: "aqua",
  yuki: "pink",
  mateo: "yellow",
  emil: "salmon",
  nadia: "purple",
  amara: "purple",
};

const initials = (name: string) =>
  name
    .split(" ")
    .filter((word) => !word.endsWith("."))
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join("");

export const Avatar = ({ name, colour, size }: { name: string; colour: RibbonColour; size: number }) => (
  <span
    className={`inline-flex shrink-0 items-center justify-center rounded-full font-semibold bg-${colour}`}
    style={{ width: size, height: size, fontSize: size * 0.39 }}
  >
    {initials(name)}
  </span>
);
