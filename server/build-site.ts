import type { Logger } from "vite";

/** Faults that whoever starts the site can mend: their messages say where and how, and a stack would hide it. */
const mistakes = new Set(["SiteConfigError", "StringsError", "MediaError", "StartError"]);

/** What to print of an error that ends `npm start`: the message alone of such a mistake, all of any other. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return mistakes.has(error.name) ? error.message : (error.stack ?? error.message);
}

/**
 * A logger for Vite that passes warnings and what the site's own build says, such as which values are still placeholders;
 * Vite's report on each bundle stays unsaid. What is thrown after it was logged is left to whoever catches it.
 */
export function siteLogger(say: (line: string) => void, warn: (line: string) => void): Logger {
  const warned = new Set<string>();
  const thrown = new WeakSet<Error>();
  const logger: Logger = {
    hasWarned: false,
    info(message, options) {
      // Vite names the environment of which it reports.
      if (!options?.environment) say(message);
    },
    warn(message) {
      // How long plugins took says how busy the machine is, not what is wrong with the site.
      if (message.includes("PLUGIN_TIMINGS")) return;
      logger.hasWarned = true;
      warn(message);
    },
    warnOnce(message) {
      if (!warned.has(message)) logger.warn(message);
      warned.add(message);
    },
    error(message, options) {
      if (options?.error) thrown.add(options.error as Error);
      else warn(message);
    },
    clearScreen() {},
    hasErrorLogged: (error) => thrown.has(error as Error),
  };
  return logger;
}

/**
 * Builds the project in `root` as `npm run build` does. Rejects with what its configuration or build throws, which
 * `wordsOf` puts into words.
 */
export async function buildSite(root: string, say = console.log, warn = console.warn): Promise<void> {
  // Vite's module runner, which runs this file, has set it to "development": React would be built for that.
  process.env.NODE_ENV = "production";
  const { createBuilder } = await import("vite");
  const builder = await createBuilder({ root, logLevel: "warn", customLogger: siteLogger(say, warn) });
  await builder.buildApp();
}
