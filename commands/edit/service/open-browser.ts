import { spawn } from "node:child_process";

/** What opens an address on a system. */
export function openerOn(platform: NodeJS.Platform): readonly [command: string, ...parameters: string[]] {
  if (platform === "darwin") return ["open"];
  if (platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler"];
  return ["xdg-open"];
}

/** Opens an address in the owner's browser. Where there is none, the address in the terminal has to do. */
export function openBrowser(address: string): void {
  const [command, ...parameters] = openerOn(process.platform);
  const child = spawn(command, [...parameters, address], { stdio: "ignore", detached: true });
  child.on("error", () => {});
  child.unref();
}
