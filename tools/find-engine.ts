import { existsSync } from "node:fs";
import { machine } from "node:os";

/** `variable` overrides the `paths`; `debian` is the package in Debian and Ubuntu. */
type Program = readonly [name: string, variable: string, paths: readonly string[], debian: string];

/** By WebKitGTK's version. */
const miniBrowsers = ["4.1", "4.0"].map((name) => `/usr/lib/${machine()}-linux-gnu/webkit2gtk-${name}/MiniBrowser`);

const firefoxes = ["/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"];
const driver = "webkit2gtk-driver";
const programs: Readonly<Record<"firefox" | "webkit", readonly Program[]>> = {
  firefox: [["Firefox", "FIREFOX_PATH", firefoxes, "firefox-esr"]],
  webkit: [
    ["WebKitWebDriver", "WEBKIT_DRIVER_PATH", ["/usr/bin/WebKitWebDriver"], driver],
    ["MiniBrowser", "WEBKIT_BROWSER_PATH", miniBrowsers, driver],
    ["Xvfb", "XVFB_PATH", ["/usr/bin/Xvfb"], "xvfb"],
  ],
};

export function findEngine(engine: keyof typeof programs) {
  const paths: Record<string, string> = {};
  const remedies: string[] = [];
  for (const [name, variable, candidates, debian] of programs[engine]) {
    const override = process.env[variable];
    const path = (override ? [override] : candidates).find((candidate) => existsSync(candidate));
    if (path) paths[variable] = path;
    else remedies.push(`${name} not found: apt-get install ${debian}, or set ${variable}=/path`);
  }
  return { paths, remedy: remedies.join("; ") };
}
