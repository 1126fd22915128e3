import { expect, it } from "vitest";
import { findEngine } from "./find-engine.ts";

const arm = "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser";
const webkit = ["/usr/bin/WebKitWebDriver", "/usr/bin/Xvfb", arm];

/** A machine on which there are these files. */
function machineWith(files: readonly string[], environment: Record<string, string> = {}) {
  const namesIn = (folder: string) => [
    ...new Set(
      files
        .filter((file) => file.startsWith(`${folder}/`))
        .map((file) => file.split("/")[folder.split("/").length] ?? ""),
    ),
  ];
  return { environment, exists: (path: string) => files.includes(path), namesIn };
}

it("finds Firefox where systems put it", () => {
  for (const place of ["/usr/bin/firefox-esr", "/Applications/Firefox.app/Contents/MacOS/firefox"]) {
    expect(findEngine("firefox", machineWith([place]))).toEqual({ paths: { FIREFOX_PATH: place }, remedy: undefined });
  }
});

it("takes the browser that is named, and no other instead of it", () => {
  const named = { FIREFOX_PATH: "/opt/firefox" };
  expect(findEngine("firefox", machineWith(["/opt/firefox", "/usr/bin/firefox-esr"], named)).paths).toEqual(named);
  expect(findEngine("firefox", machineWith(["/usr/bin/firefox-esr"], named)).remedy).toMatch(/^Firefox not found/);
});

it("finds WebKit's small browser whatever the processor and the library's version", () => {
  expect(findEngine("webkit", machineWith(webkit))).toEqual({
    paths: { WEBKIT_DRIVER_PATH: webkit[0], XVFB_PATH: webkit[1], WEBKIT_BROWSER_PATH: arm },
    remedy: undefined,
  });
});

it("names what is missing, the packages that bring it, each once, and the variables", () => {
  expect(findEngine("firefox", machineWith([])).remedy).toBe(
    "Firefox not found: apt-get install firefox-esr, or name it by FIREFOX_PATH=/path",
  );
  expect(findEngine("webkit", machineWith([])).remedy).toBe(
    "WebKitWebDriver, MiniBrowser, Xvfb not found: apt-get install webkit2gtk-driver xvfb, or name it by " +
      "WEBKIT_DRIVER_PATH=/path WEBKIT_BROWSER_PATH=/path XVFB_PATH=/path",
  );
  expect(findEngine("webkit", machineWith(webkit.slice(1))).remedy).toBe(
    "WebKitWebDriver not found: apt-get install webkit2gtk-driver, or name it by WEBKIT_DRIVER_PATH=/path",
  );
});
