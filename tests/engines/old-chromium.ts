import { execSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { chromium } from "@playwright/test";

const cache = resolve(".cache/old-browsers");

/** Unpacks a build from the packages of `package.json`, which `npm run test:old` installs. Done once. */
function unpack(name: string): string {
  const target = join(cache, name);
  const binary = join(target, "chromium");
  if (existsSync(binary)) return target;
  const archives = join(import.meta.dirname, "node_modules", name, "bin");
  mkdirSync(target, { recursive: true });
  const unpacked = (file: string) => brotliDecompressSync(readFileSync(join(archives, file)));
  // The libraries that the build was linked with; which archives there are differs between versions.
  for (const file of readdirSync(archives).filter((name) => /^(swiftshader|al2|al2023)\.tar\.br$/.test(name)))
    execSync(`tar -x -C "${target}"`, { input: unpacked(file) });
  writeFileSync(binary, unpacked("chromium.br"), { mode: 0o755 });
  return target;
}

/** Starts a major version that `package.json` names. */
export async function startOldChromium(version: number) {
  const target = unpack(`chromium-${version}`);
  // The earlier builds cannot start their helper processes.
  const single = version < 112 ? ["--single-process", "--no-zygote"] : [];
  const browser = await chromium.launch({
    executablePath: join(target, "chromium"),
    args: ["--no-sandbox", "--use-gl=angle", "--use-angle=swiftshader", ...single],
    env: { ...process.env, LD_LIBRARY_PATH: `${target}:${join(target, "lib")}` } as Record<string, string>,
  });
  const page = await browser.newPage();
  // By scripts, as Playwright's other ways ask elements for what Chromium 103 does not know.
  return {
    page,
    open: (url: string) => page.goto(url),
    read: <Value>(expression: string) => page.evaluate<Value>(expression),
    click: (selector: string) =>
      page.evaluate((found) => {
        const element = document.querySelector<HTMLElement>(found);
        // As a mouse does.
        element?.focus();
        element?.click();
        if (!(element instanceof HTMLOptionElement)) return;
        element.selected = true;
        element.parentElement?.dispatchEvent(new Event("change", { bubbles: true }));
      }, selector),
    pressEscape: () => page.keyboard.press("Escape"),
    resize: (width: number, height: number) => page.setViewportSize({ width, height }),
    stop: () => browser.close(),
  };
}
