import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "./site-test.ts";

const programs = ["orca", "firefox-esr", "Xvfb", "xvfb-run", "dbus-run-session", "openbox", "xdotool", "gsettings"];

/** What the screen reader needs and this machine does not have. */
export const missingPrograms = programs.filter((name) => spawnSync("which", [name]).status !== 0);

const script = join(import.meta.dirname, "screen-reader.sh");

/** Orca, reading a page in Firefox: everything that it would say is in its protocol, in order. */
export class ScreenReader {
  readonly #folder = mkdtempSync(join(tmpdir(), "screen-reader-"));
  readonly #session: ChildProcess;

  constructor(address: string) {
    chmodSync(this.#folder, 0o700);
    const parameters = ["-a", "dbus-run-session", "--", "sh", script, address, this.#folder];
    this.#session = spawn("xvfb-run", parameters, { detached: true, stdio: ["pipe", "ignore", "ignore"] });
  }

  /** What has been said so far. */
  said(): string[] {
    const protocol = join(this.#folder, "protocol");
    if (!existsSync(protocol)) return [];
    const lines = readFileSync(protocol, "utf8").matchAll(/SPEECH OUTPUT: '(.*?)'\s*(?:\{.*)?$/gm);
    return [...lines].map(([, words = ""]) => words.trim()).filter(Boolean);
  }

  /** What it says of the page by itself, from the first words to the last; where something has stopped it, it reads anew. */
  async reads(first: string, last: string): Promise<string[]> {
    const read = () => {
      const said = this.said();
      return said.slice(said.lastIndexOf(first));
    };
    await expect(async () => {
      if (read().includes(first) && !read().includes(last)) this.#session.stdin?.write("F5\n");
      await expect.poll(read, { timeout: 20_000 }).toContain(last);
    }).toPass({ timeout: 90_000 });
    return read().slice(0, read().indexOf(last) + 1);
  }

  /** Presses a key, in the words of xdotool, and waits until it has said something of this sort since. */
  async answers(key: string, words: RegExp): Promise<void> {
    const before = this.said().length;
    this.#session.stdin?.write(`${key}\n`);
    const since = () => this.said().slice(before).join("\n");
    await expect.poll(since, { message: `to ${key}`, timeout: 20_000 }).toMatch(words);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const ended = new Promise((resolve) => this.#session.once("close", resolve));
    const signal = (name: NodeJS.Signals) => process.kill(-(this.#session.pid ?? 0), name);
    signal("SIGTERM");
    const patience = setTimeout(() => signal("SIGKILL"), 3000);
    await ended;
    clearTimeout(patience);
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
