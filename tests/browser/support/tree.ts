import type { Page } from "@playwright/test";

/** The page as assistive technology has it: a line for each part, indented by what it stands in. */
export const treeOf = (page: Page): Promise<string> => page.locator("body").ariaSnapshot();

/** The tree without its words: roles, levels and states in their order. */
export function structureOf(tree: string): string[] {
  return tree
    .split("\n")
    .filter((line) => !/^\s*- (\/url|text):/.test(line))
    .map((line) => {
      const [, role = ""] = line.match(/^(\s*- '?[a-z]+)/) ?? [];
      const states = [...line.matchAll(/ \[(level=\d|expanded|disabled|pressed|checked)\]/g)].map(([state]) => state);
      return role.replace("'", "") + states.join("");
    });
}

/** The words of a tree: names and texts, without the signs around them. */
export function wordsIn(tree: string): Set<string> {
  const named = [...tree.matchAll(/^\s*- '?[a-z]+ "((?:[^"\\]|\\.)*)"/gm)].map(([, name = ""]) => name);
  const texts = [...tree.matchAll(/^\s*- '?[a-z]+(?: \[[^\]]*\])*'?: (.+)$/gm)].map(([, text = ""]) => text);
  return new Set([...named, ...texts].map((words) => words.replace(/^["']|["']$/g, "").replace(/\\"/g, '"')));
}
