import { spawnSync } from "node:child_process";
import { localeCodes } from "../../src/config/locales.ts";
import type { TextsByLanguage } from "../support/texts.ts";
import { textsByKey } from "../texts/every-text.ts";

function git(root: string, ...parameters: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", parameters, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : undefined;
}

function parsed(json: string | undefined): unknown {
  try {
    return JSON.parse(json ?? "");
  } catch {
    return undefined;
  }
}

/** The texts of the last commit; nothing where there is no commit or no git. A language without a file there is left out. */
export function committedTexts(root: string): TextsByLanguage | undefined {
  if (git(root, "rev-parse", "--verify", "--quiet", "HEAD") === undefined) return undefined;
  return new Map(
    localeCodes
      .map((code) => [code, git(root, "show", `HEAD:./src/content/strings/${code}.json`)] as const)
      .filter(([, file]) => file !== undefined)
      .map(([code, file]) => [code, textsByKey(parsed(file))]),
  );
}
