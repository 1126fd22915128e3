import { randomBytes } from "node:crypto";
import { join, resolve } from "node:path";
import { createServer } from "vite";
import { OwnerError } from "../../generator/inputs/owner-error.ts";
import { helpOf, readParameters } from "../../generator/inputs/parameters.ts";
import { lastPort, portIn } from "../../server/listen.ts";
import { editorPlugin } from "./editor-plugin.ts";

const defaultPort = 4322;

const command = {
  name: "npm run edit",
  purpose:
    "Opens a page in your browser in which you edit the texts of all languages beside the development server's page.\nIt answers this machine alone, until you stop it with Ctrl+C.",
  options: {
    port: {
      type: "string",
      value: "8080",
      purpose: `listens there, or at the next that is free; ${defaultPort} unsaid`,
    },
    "no-open": { type: "boolean", purpose: "opens no browser: the address is in the terminal" },
  },
} as const;

async function edit(wanted: string, opens: boolean): Promise<void> {
  const port = portIn(wanted);
  if (port === undefined) {
    const fault = `--port: got "${wanted}", wants a whole number from 0 to ${lastPort}`;
    throw new OwnerError("npm run edit cannot start:", [fault]);
  }
  const root = resolve(import.meta.dirname, "../..");
  const token = randomBytes(24).toString("base64url");
  const path = `/edit/?token=${token}`;
  const server = await createServer({
    root,
    configFile: join(root, "vite.config.ts"),
    plugins: [editorPlugin(root, token)],
    server: { host: "127.0.0.1", port, open: opens && path },
  });
  await server.listen();
  const [address = ""] = server.resolvedUrls?.local ?? [];
  console.log(`The editor is at ${address.replace(/\/$/, "")}${path}\nStop it with Ctrl+C`);
}

const { help, port = String(defaultPort), "no-open": closed = false } = readParameters(command, process.argv.slice(2));
if (help) console.log(helpOf(command));
else await edit(port, !closed);
