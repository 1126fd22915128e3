import { existsSync, readdirSync } from "node:fs";

/** A program that the tests of an engine need. */
interface Program {
  readonly name: string;
  /** Names a place of one's own. */
  readonly variable: string;
  readonly places: readonly string[];
  /** Debian's and Ubuntu's package. */
  readonly debian: string;
}

const libraries = ["/usr/lib", "/usr/libexec", "/usr/lib64"];

/** Debian keeps WebKit's small browser in a folder of the processor's name and of the library's version. */
function miniBrowsers(): string[] {
  const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);
  const processors = namesIn("/usr/lib").filter((name) => name.endsWith("-linux-gnu"));
  return [...libraries, ...processors.map((name) => `/usr/lib/${name}`)].flatMap((folder) =>
    namesIn(folder)
      .filter((name) => /^webkit2?gtk-/.test(name))
      .map((name) => `${folder}/${name}/MiniBrowser`),
  );
}

export type Engine = "firefox" | "webkit";

function programsOf(engine: Engine): readonly Program[] {
  if (engine === "firefox") {
    const places = [
      "/usr/bin/firefox-esr",
      "/usr/bin/firefox",
      "/Applications/Firefox.app/Contents/MacOS/firefox",
      "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
    ];
    return [{ name: "Firefox", variable: "FIREFOX_PATH", places, debian: "firefox-esr" }];
  }
  const debian = "webkit2gtk-driver";
  return [
    { name: "WebKitWebDriver", variable: "WEBKIT_DRIVER_PATH", places: ["/usr/bin/WebKitWebDriver"], debian },
    { name: "MiniBrowser", variable: "WEBKIT_BROWSER_PATH", places: miniBrowsers(), debian },
    { name: "Xvfb", variable: "XVFB_PATH", places: ["/usr/bin/Xvfb"], debian: "xvfb" },
  ];
}

export interface FoundEngine {
  /** The place of each program that is there, by the variable that names it. */
  readonly paths: Readonly<Record<string, string>>;
  /** What is not there and how it comes; nothing when all is there. */
  readonly remedy: string | undefined;
}

/** Looks for what the tests of an engine need; installs nothing. */
export function findEngine(engine: Engine): FoundEngine {
  const looked = programsOf(engine).map((program) => {
    const named = process.env[program.variable];
    const places = named ? [named] : program.places;
    return { ...program, path: places.find((place) => existsSync(place)) };
  });
  const missing = looked.filter(({ path }) => !path);
  const names = missing.map(({ name }) => name).join(", ");
  const packages = [...new Set(missing.map(({ debian }) => debian))].join(" ");
  const variables = missing.map(({ variable }) => `${variable}=/path`).join(" ");
  return {
    paths: Object.fromEntries(looked.flatMap(({ variable, path }) => (path ? [[variable, path]] : []))),
    remedy:
      missing.length > 0 ? `${names} not found: apt-get install ${packages}, or name it by ${variables}` : undefined,
  };
}
