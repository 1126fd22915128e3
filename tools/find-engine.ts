import { existsSync, readdirSync } from "node:fs";

/** A program that the tests of an engine need; `variable` names a place of one's own, `debian` Debian's and Ubuntu's package. */
type Program = readonly [name: string, variable: string, places: readonly string[], debian: string];

/** WebKit's small browser lies in a folder of the library's version, on Debian below one of the processor's name. */
function miniBrowsers(): string[] {
  const below = (folder: string, pattern: RegExp) => {
    const names = existsSync(folder) ? readdirSync(folder) : [];
    return names.filter((name) => pattern.test(name)).map((name) => `${folder}/${name}`);
  };
  const libraries = ["/usr/libexec", "/usr/lib64", ...below("/usr/lib", /-linux-gnu$/)];
  return libraries.flatMap((library) => below(library, /^webkit2?gtk-/)).map((folder) => `${folder}/MiniBrowser`);
}

const firefoxes = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];
const driver = "webkit2gtk-driver";
const programs: Readonly<Record<"firefox" | "webkit", readonly Program[]>> = {
  firefox: [["Firefox", "FIREFOX_PATH", firefoxes, "firefox-esr"]],
  webkit: [
    ["WebKitWebDriver", "WEBKIT_DRIVER_PATH", ["/usr/bin/WebKitWebDriver"], driver],
    ["MiniBrowser", "WEBKIT_BROWSER_PATH", miniBrowsers(), driver],
    ["Xvfb", "XVFB_PATH", ["/usr/bin/Xvfb"], "xvfb"],
  ],
};

/**
 * Looks for what the tests of an engine need; installs nothing. Gives the place of each program that is there by the variable
 * that names it, and how those come that are not; an empty remedy when all is there.
 */
export function findEngine(engine: keyof typeof programs) {
  const paths: Record<string, string> = {};
  const remedies: string[] = [];
  for (const [name, variable, places, debian] of programs[engine]) {
    const named = process.env[variable];
    const path = (named ? [named] : places).find((place) => existsSync(place));
    if (path) paths[variable] = path;
    else remedies.push(`${name} not found: apt-get install ${debian}, or name it by ${variable}=/path`);
  }
  return { paths, remedy: remedies.join("; ") };
}
