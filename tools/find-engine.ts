import { existsSync, readdirSync } from "node:fs";

/** A program for an engine's tests; `variable` overrides its `paths`, `debian` is its package in Debian and Ubuntu. */
type Program = readonly [name: string, variable: string, paths: readonly string[], debian: string];

/** Debian's is in a folder named after WebKitGTK's version, below one named after the processor. */
const miniBrowsers = () =>
  (existsSync("/usr/lib") ? readdirSync("/usr/lib") : [])
    .filter((name) => name.endsWith("-linux-gnu"))
    .flatMap((name) => readdirSync(`/usr/lib/${name}`).map((library) => `/usr/lib/${name}/${library}`))
    .filter((folder) => folder.includes("/webkit2gtk-"))
    .map((folder) => `${folder}/MiniBrowser`);

const firefoxes = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];
const driver = "webkit2gtk-driver";
const programs: Readonly<Record<"firefox" | "webkit", readonly Program[]>> = {
  firefox: [["Firefox", "FIREFOX_PATH", firefoxes, "firefox-esr"]],
  webkit: [
    ["WebKitWebDriver", "WEBKIT_DRIVER_PATH", ["/usr/bin/WebKitWebDriver"], driver],
    ["MiniBrowser", "WEBKIT_BROWSER_PATH", miniBrowsers(), driver],
    ["Xvfb", "XVFB_PATH", ["/usr/bin/Xvfb"], "xvfb"],
  ],
};

export function findEngine(engine: keyof typeof programs) {
  const paths: Record<string, string> = {};
  const remedies: string[] = [];
  for (const [name, variable, candidates, debian] of programs[engine]) {
    const override = process.env[variable];
    const path = (override ? [override] : candidates).find(existsSync);
    if (path) paths[variable] = path;
    else remedies.push(`${name} not found: apt-get install ${debian}, or set ${variable}=/path`);
  }
  return { paths, remedy: remedies.join("; ") };
}
