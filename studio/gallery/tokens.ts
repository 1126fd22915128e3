import source from "../../src/styles/tokens.css?raw";

export interface Token {
  name: string;
  value: string;
}

const declarations = source.slice(0, source.indexOf(".dark {"));
const found = new Map(
  [...declarations.matchAll(/(--[\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
);

/** The tokens whose names begin so, in the order in which they are written. */
export function tokens(beginning: string): Token[] {
  return [...found].filter(([name]) => name.startsWith(beginning)).map(([name, value]) => ({ name, value }));
}
