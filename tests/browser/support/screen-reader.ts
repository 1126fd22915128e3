import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "./site-test.ts";

const programs = ["orca", "firefox-esr", "Xvfb", "xvfb-run", "dbus-run-session", "openbox", "xdotool", "gsettings"];

export const missingPrograms = programs.filter((name) => spawnSync("which", [name]).status !== 0);

const script = join(import.meta.dirname, "screen-reader.sh");

/** Orca, reading a page in Firefox. Its log has all that it says, in order. */
export class ScreenReader {
  readonly #folder = mkdtempSync(join(tmpdir(), "screen-reader-"));
  readonly #session: ChildProcess;

  constructor(url: string) {
    const parameters = ["-a", "dbus-run-session", "--", "sh", script, url, this.#folder];
    this.#session = spawn("xvfb-run", parameters, { detached: true, stdio: ["pipe", "ignore", "ignore"] });
  }

  spoken(): string[] {
    const log = join(this.#folder, "speech.log");
    if (!existsSync(log)) return [];
    const lines = readFileSync(log, "utf8").matchAll(/SPEECH OUTPUT: '(.*?)'\s*(?:\{.*)?$/gm);
    return [...lines].map(([, words = ""]) => words.trim()).filter(Boolean);
  }

  /** Returns what Orca reads on page load, from `first` to `last`. Reloads the page if the reading was interrupted. */
  async readPage(first: string, last: string): Promise<string[]> {
    const read = () => {
      const spoken = this.spoken();
      return spoken.slice(spoken.lastIndexOf(first));
    };
    await expect(async () => {
      if (read().includes(first) && !read().includes(last)) this.#session.stdin?.write("F5\n");
      await expect.poll(read, { timeout: 20_000 }).toContain(last);
    }).toPass({ timeout: 90_000 });
    return read().slice(0, read().indexOf(last) + 1);
  }

  /** Presses a key, as xdotool names it, and waits until Orca says something that matches. */
  async expectSpoken(key: string, pattern: RegExp): Promise<void> {
    const before = this.spoken().length;
    this.#session.stdin?.write(`${key}\n`);
    const since = () => this.spoken().slice(before).join("\n");
    await expect.poll(since, { message: `to ${key}`, timeout: 20_000 }).toMatch(pattern);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const closed = new Promise((resolve) => this.#session.once("close", resolve));
    const signal = (name: NodeJS.Signals) => process.kill(-(this.#session.pid ?? 0), name);
    signal("SIGTERM");
    const killTimer = setTimeout(() => signal("SIGKILL"), 3000);
    await closed;
    clearTimeout(killTimer);
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
