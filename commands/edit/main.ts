import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { helpOf, readParameters } from "../../generator/inputs/parameters.ts";
import { createEditorServer } from "./service/editor-server.ts";
import type { Lock } from "./service/guard.ts";
import { defaultPort, listen, portNamed } from "./service/listen.ts";
import { loadEditor } from "./service/load-editor.ts";
import { openBrowser } from "./service/open-browser.ts";

const command = {
  name: "npm run edit",
  purpose:
    "Opens a page in your browser in which you edit the texts of all languages beside the page that shows them.\nIt answers this machine alone, until you stop it with Ctrl+C.",
  options: {
    port: { type: "string", value: "8080", purpose: `listens there, and not at ${defaultPort}` },
    "no-open": { type: "boolean", purpose: "opens no browser: the address is in the terminal" },
  },
} as const;

async function edit(wanted: string | undefined, opens: boolean): Promise<void> {
  // React chooses its build by this when it is loaded.
  process.env.NODE_ENV = "production";
  const port = portNamed(wanted);
  const { editor, files } = await loadEditor(resolve(import.meta.dirname, "../.."));
  const lock: Lock = { port, token: randomBytes(24).toString("base64url") };
  const server = createEditorServer(editor, files, () => lock);
  lock.port = await listen(server, port);
  const address = `http://127.0.0.1:${lock.port}/?token=${lock.token}`;
  console.log(`The editor is at ${address}\nStop it with Ctrl+C`);
  if (opens) openBrowser(address);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      server.close(() => process.exit(0));
      server.closeAllConnections();
    });
  }
}

const { help, port, "no-open": closed = false } = readParameters(command, process.argv.slice(2));
if (help) console.log(helpOf(command));
else await edit(port, !closed);
