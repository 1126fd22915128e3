import type { Plugin } from "vite";

/**
 * A plugin that answers `import` of the given names with code made in the build. `load` gets the name; what it returns
 * is the module's code.
 */
export function virtualModules(name: string, matches: RegExp, load: (id: string) => string): Plugin {
  const mark = "\0";
  return {
    name,
    resolveId: (id) => (matches.test(id) ? mark + id : undefined),
    load: (id) => (id.startsWith(mark) && matches.test(id.slice(1)) ? load(id.slice(1)) : undefined),
  };
}
