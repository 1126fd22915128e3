import { OwnerError } from "../../generator/inputs/owner-error.ts";
import { themesOf } from "../../src/styles/contrast.ts";
import { lighter, type Ribbon, type RibbonName } from "./ribbons.ts";

const file = "src/styles/tokens.css";

function withToken(block: string, name: string, value: string): string {
  const declaration = new RegExp(`(?<=--color-${name}: )[^;]+(?=;)`, "g");
  if (block.match(declaration)?.length !== 1) {
    throw new OwnerError(`${file} cannot be changed by itself:`, [
      `--color-${name} wants to stand once in each theme; set the colours by hand`,
    ]);
  }
  return block.replace(declaration, value);
}

/** The present colour of a ribbon. */
export function ribbonIn(tokens: string, name: RibbonName): string {
  return themesOf(tokens).light[`ribbon-${name}`] ?? "";
}

/** What stands out, as the button to the shop does, has the colour in the place of yellow, unless it has been given another. */
function withHighlight(light: string, present: string, { ribbon }: Ribbon): string {
  if (themesOf(light).light.highlight !== present) return light;
  return withToken(withToken(light, "highlight", ribbon), "highlight-hover", lighter(ribbon));
}

/** The tokens with other colours of some ribbons, their fields and what follows them, and all else as it was. */
export function withRibbons(tokens: string, ribbons: ReadonlyMap<RibbonName, Ribbon>): string {
  const start = tokens.indexOf(".dark {");
  let light = tokens.slice(0, start);
  let dark = tokens.slice(start);
  for (const [name, ribbon] of ribbons) {
    light = withToken(withToken(light, `ribbon-${name}`, ribbon.ribbon), name, ribbon.light);
    dark = withToken(dark, name, ribbon.dark);
  }
  const yellow = ribbons.get("yellow");
  if (yellow) light = withHighlight(light, ribbonIn(tokens, "yellow"), yellow);
  return light + dark;
}
