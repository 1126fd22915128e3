/** One defence of the site, and what becomes of the code without it. */
export interface Mutant {
  /** What a visitor or an owner relies on, in a few words: by these it is named and found. */
  defence: string;
  /** Below the root of the project. */
  file: string;
  /** What stands there exactly once, and what is put in its place. */
  from: string;
  to: string;
  /** Which tests are to fail then: files, in Vitest or in Playwright, and what the names of the tests begin with or hold. */
  fails: { unit: string } | { browser: string; named: string };
}

/** The file of the tests that are to fail, or their folder. */
export const testsOf = ({ fails }: Mutant): string =>
  "unit" in fails ? fails.unit : `tests/browser/${fails.browser}.spec.ts`;

const inline = "src/entry/inline-script.ts";
const choose = "src/features/language/choose-language.ts";
const copy = "src/features/language/copy-texts.ts";
const film = "src/sections/hero/film.behaviour.ts";
const banner = "src/sections/cookie-banner/consent.behaviour.ts";
const services = "src/features/consent/run-services.ts";
const server = "server/site-server.ts";

export const mutants: readonly Mutant[] = [
  // Faults
  {
    defence: "a part that throws leaves the others alone",
    file: "src/lib/mount.ts",
    from: "    try {\n      start();\n    } catch (error) {\n      reportError(error);\n    }\n",
    to: "    start();\n",
    fails: { browser: "script-faults", named: "parts that throw" },
  },
  {
    defence: "the way up leads up also while sizes are learnt",
    file: "src/features/sizes/sizes.behaviour.ts",
    from: '  if (pressed.closest("#scroll-to-top")) return document.documentElement;\n',
    to: "",
    fails: { browser: "first-view", named: "the way up leads up" },
  },
  {
    defence: "without the page's script the document of the language is opened",
    file: inline,
    from: "    () => openInstead(chosen),\n",
    to: "    () => {},\n",
    fails: { browser: "language-hindered", named: "when scripts fail to load" },
  },
  {
    defence: "a press before the scripts is repeated",
    file: inline,
    from: "start().then(repeat, repeat);",
    to: "start();",
    fails: { browser: "before-scripts", named: "the theme and a demo's control" },
  },
  {
    defence: "a browser that is never idle starts the script",
    file: inline,
    from: "{ timeout: longestWait }",
    to: "{}",
    fails: { browser: "before-scripts", named: "a browser that is never idle" },
  },
  {
    defence: "a browser without a word for being idle starts the script",
    file: inline,
    from: "(self.requestIdleCallback ?? setTimeout)",
    to: "self.requestIdleCallback",
    fails: { browser: "lacking", named: "without a word for being idle" },
  },
  {
    defence: "a page of an earlier build opens the present one",
    file: choose,
    from: "    if (from.documentElement.dataset.app !== root.dataset.app) return location.assign(address);\n",
    to: "",
    fails: { browser: "missing-files", named: "a choice of language after another build" },
  },
  {
    defence: "texts that cannot be had are told",
    file: choose,
    from: '    notice("missing");\n',
    to: "",
    fails: { browser: "language-hindered", named: "when texts cannot be had" },
  },
  {
    defence: "texts that could not be had are asked for anew",
    file: "src/features/language/load-document.ts",
    from: "loading.catch(() => loaded.delete(path));",
    to: "loading.catch(() => {});",
    fails: { browser: "language-hindered", named: "when texts cannot be had" },
  },
  {
    defence: "of quick choices of a language the last wins",
    file: choose,
    from: "    const address = path + location.search + location.hash;\n    if (state.wanted !== locale) return;\n",
    to: "    const address = path + location.search + location.hash;\n    state = { ...state, wanted: locale };\n",
    fails: { browser: "language-hindered", named: "of quick choices the last wins" },
  },
  {
    defence: "denied storage breaks nothing",
    file: "src/lib/storage.ts",
    from: "  try {\n    localStorage[key] = value;\n  } catch {\n    // The page keeps its own state.\n  }\n",
    to: "  localStorage[key] = value;\n",
    fails: { browser: "theme", named: "with storage denied" },
  },
  {
    defence: "a stored value that is none of ours is no choice",
    file: "src/features/consent/state.ts",
    from: 'return value === "accepted" || value === "rejected" ? value : undefined;',
    to: "return value as Consent;",
    fails: { browser: "consent", named: "a stored answer keeps" },
  },
  {
    defence: "a film that a browser does not play is offered",
    file: film,
    from: '      if (error.name === "NotAllowedError") playback.refuse();\n',
    to: "      if (error.cause) playback.refuse();\n",
    fails: { browser: "missing-media", named: "where a browser lets nothing play" },
  },
  {
    defence: "a film that could not be had is asked for again",
    file: film,
    from: "    if (isBroken()) video.load();\n",
    to: "",
    fails: { browser: "missing-media", named: "with the film missing" },
  },
  {
    defence: "a screen that is turned has its part of the film",
    file: film,
    from: "      chosen = fitting();\n      video.load();\n      follow();\n",
    to: "",
    fails: { browser: "hero", named: "on an upright screen" },
  },
  {
    defence: "less motion keeps the film still",
    file: "src/features/playback/control-playback.ts",
    from: "plays(choice, asksForLessMotion())",
    to: "plays(choice, false)",
    fails: { browser: "hero", named: "rests for whoever asks for less motion" },
  },
  {
    defence: "years and days are those of the visit",
    file: "src/features/today/today.behaviour.ts",
    from: "  write();\n  addEventListener",
    to: "  addEventListener",
    fails: { browser: "other-clocks", named: "Kiritimati" },
  },
  {
    defence: "a page that Back brings shows the theme chosen since",
    file: inline,
    from: 'addEventListener("pageshow", ({ persisted }) => persisted && followTheme());\n',
    to: "",
    fails: { browser: "visits", named: "shows the theme that was chosen since" },
  },
  {
    defence: "two tabs agree on the theme",
    file: inline,
    from: 'addEventListener("storage", ({ key }) => key === themeKey && followTheme());\n',
    to: "",
    fails: { browser: "visits", named: "a theme chosen in one" },
  },
  {
    defence: "two tabs agree on the language",
    file: "src/features/language/other-tabs.behaviour.ts",
    from: '  addEventListener("storage", ({ key }) => key === languageKey && follow());\n',
    to: "",
    fails: { browser: "visits", named: "a language chosen in one" },
  },
  {
    defence: "two tabs agree on consent",
    file: "src/features/consent/other-tabs.behaviour.ts",
    from: '  addEventListener("storage", follow);\n',
    to: "",
    fails: { browser: "visits", named: "consent given or refused" },
  },
  {
    defence: "a translated page changes its language",
    file: copy,
    from: "    to.replaceChildren(...source.map((node) => document.importNode(node, true)));\n",
    to: "",
    fails: { browser: "others-nodes", named: "a page that the browser has translated" },
  },
  {
    defence: "what an extension puts between is passed over",
    file: copy,
    from: "    while (next < target.length && kindOf(target[next] as Node) !== kind) next += 1;\n",
    to: "",
    fails: { browser: "others-nodes", named: "what an extension puts" },
  },
  {
    defence: "without its notice the page works",
    file: choose,
    from: 'missing?.toggleAttribute("hidden", shown !== "missing");\n  changed?.',
    to: 'missing.toggleAttribute("hidden", shown !== "missing");\n  changed.',
    fails: { browser: "others-nodes", named: "without #notice" },
  },
  {
    defence: "a theme that is chosen is kept, whatever comes after",
    file: inline,
    from: 'writeStored(themeKey, storedTheme(classList.toggle("darken")));',
    to: 'classList.toggle("darken");',
    fails: { browser: "sequences", named: "10 sequences" },
  },
  {
    defence: "a press while the page fades reaches what it was meant for",
    file: "src/features/cross-fade/presses.behaviour.ts",
    from: "      activeViewTransition.skipTransition();\n",
    to: "      return;\n",
    fails: { browser: "theme", named: "a press while the theme still fades" },
  },
  // Consent
  {
    defence: "Global Privacy Control is a refusal",
    file: "src/features/consent/state.ts",
    from: '(globalPrivacyControl ? "rejected" : undefined)',
    to: "undefined",
    fails: { unit: "src/features/consent/state.test.ts" },
  },
  {
    defence: "nothing that needs consent runs after a refusal",
    file: services,
    from: 'accepted = choice === "accepted";',
    to: "accepted = true;",
    fails: { browser: "services", named: "before consent nothing is fetched" },
  },
  {
    defence: "a withdrawal ends what runs",
    file: services,
    from: "  if (running) location.reload();\n",
    to: "",
    fails: { browser: "services", named: "after a withdrawal" },
  },
  {
    defence: "a withdrawal removes what was stored",
    file: services,
    from: "  dropStored(template.dataset.storage?.match(/\\S+/g) ?? []);\n",
    to: "",
    fails: { browser: "services", named: "after a withdrawal" },
  },
  {
    defence: "focus goes into the banner that was asked for",
    file: banner,
    from: "    focusHeading(banner);\n",
    to: "",
    fails: { browser: "consent", named: "focus goes into the banner" },
  },
  {
    defence: "focus goes back after the answer",
    file: banner,
    from: "    if (returns) focusInPlace(preferences);\n",
    to: "",
    fails: { browser: "consent", named: "focus goes into the banner" },
  },
  // Everyone
  {
    defence: "a change of language is heard",
    file: choose,
    from: "const afterTexts = 1000;",
    to: "const afterTexts = 0;",
    fails: { browser: "screen-reader", named: "says that the page has changed" },
  },
  {
    defence: "a change of language waits for its typefaces",
    file: choose,
    from: '    await loadTypefaces(from.querySelector("main")?.textContent ?? "");\n',
    to: "",
    fails: { browser: "language", named: "while its typeface is on its way" },
  },
  {
    defence: "in forced colours the place among the products can be seen",
    file: "src/sections/products/reader-place.css",
    from: "(forced-colors: active)",
    to: "(forced-colors: none)",
    fails: { browser: "modes", named: "in forced colours, light" },
  },
  {
    defence: "paper has no buttons",
    file: "src/styles/print.css",
    from: "  .link-button,",
    to: "  .no-such-thing,",
    fails: { browser: "modes", named: "on paper are" },
  },
  {
    defence: "no hairline below a block",
    file: "src/sections/products/products.css",
    from: "    overflow-clip-margin: 2px;\n",
    to: "",
    fails: { browser: "products", named: "no hairline" },
  },
  {
    defence: "the banner moves nothing",
    file: "src/sections/dock/dock.css",
    from: "  inset: 0;\n  display: flex;",
    to: "  inset: auto 0 0;\n  display: flex;",
    fails: { browser: "stillness", named: "412 px wide nothing at all moves" },
  },
  {
    defence: "headlines join f and i",
    file: "generator/inputs/required-ligatures.ts",
    from: 'sfnt.write("rlig", tag, "latin1")',
    to: 'sfnt.write("liga", tag, "latin1")',
    fails: { unit: "generator/inputs/required-ligatures.test.ts" },
  },
  // Headers and the server
  {
    defence: "nothing that is not named may run",
    file: "generator/host/security-headers.ts",
    from: '    "require-trusted-types-for": ["\'script\'"],\n',
    to: "",
    fails: { browser: "security", named: "every document and every kind of file" },
  },
  {
    defence: "an expiry that comes near is told",
    file: "generator/host/security-txt.ts",
    from: "  if (days >= warnedDays) return undefined;\n",
    to: "  return undefined;\n",
    fails: { unit: "generator/host/security-txt.test.ts" },
  },
  {
    defence: "that a file is missing is kept by nobody",
    file: "server/answer.ts",
    from: '  if (lastModified === undefined) response.setHeader("Cache-Control", "public, max-age=0, must-revalidate");\n',
    to: "",
    fails: { unit: "server/site-server.test.ts" },
  },
  {
    defence: "hidden files are missing",
    file: "server/protocol/request-target.ts",
    from: "!hiddenEnding.test(path) && !hidden.test(path)",
    to: "!hiddenEnding.test(path)",
    fails: { unit: "server" },
  },
  {
    defence: "a fault is answered, and ends nothing",
    file: server,
    from: "    } catch (error) {\n      answerFault(request, response, error, log);\n    }\n",
    to: "    } catch (error) {\n      response.destroy(error as Error);\n    }\n",
    fails: { unit: "server/answer.test.ts" },
  },
  {
    defence: "a client that does not read is cut off",
    file: server,
    from: "  server.timeout = timeout;\n",
    to: "",
    fails: { unit: "server/connections.test.ts" },
  },
  {
    defence: "a range that ends before it begins is none",
    file: "server/protocol/conditions.ts",
    from: '  if (from !== "" && to !== "" && Number(from) > Number(to)) return undefined;\n',
    to: "",
    fails: { unit: "server/answer.test.ts" },
  },
  {
    defence: "a request that has begun is answered before the end",
    file: "server/connections.ts",
    from: "const timer = setTimeout(() => server.closeAllConnections(), patience);",
    to: "const timer = setTimeout(() => server.closeAllConnections(), 0);",
    fails: { unit: "server/connections.test.ts" },
  },
  {
    defence: "no page meets another build's policy",
    file: "server/snapshot.ts",
    from: "if (buildIn(folder)?.build !== before.build) throw",
    to: "if (!before.build) throw",
    fails: { unit: "server/snapshot.test.ts" },
  },
];
