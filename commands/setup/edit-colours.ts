import type { RibbonColour } from "../../src/config/ribbon-colours.ts";
import { themesOf } from "../../src/styles/contrast.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import { lighter, type Ribbon } from "./ribbons.ts";

function withToken(block: string, name: string, value: string): string {
  const declaration = new RegExp(`(?<=--color-${name}: )[^;]+(?=;)`, "g");
  if (block.match(declaration)?.length !== 1) {
    throw new OwnerError("src/styles/tokens.css cannot be edited automatically:", [
      `--color-${name} is expected once in the light theme; set the colours by hand`,
    ]);
  }
  return block.replace(declaration, value);
}

export function withRibbons(tokens: string, ribbons: ReadonlyMap<RibbonColour, Ribbon>): string {
  const start = tokens.indexOf(".dark {");
  let light = tokens.slice(0, start);
  // The highlight, as on the shop button, follows yellow unless it was given another colour.
  const { highlight, "ribbon-yellow": currentYellow } = themesOf(tokens).light;
  const yellow = highlight === currentYellow ? ribbons.get("yellow") : undefined;
  for (const [name, ribbon] of ribbons) {
    light = withToken(withToken(light, `ribbon-${name}`, ribbon.ribbon), name, ribbon.field);
  }
  if (yellow) light = withToken(light, "highlight", yellow.ribbon);
  if (yellow) light = withToken(light, "highlight-hover", lighter(yellow.ribbon));
  return light + tokens.slice(start);
}
