import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { build, createServer, type Plugin, type Rolldown } from "vite";
import { maxPort, parsePort } from "../../server/listen.ts";
import { localeCodes } from "../../src/config/locales.ts";
import { root, runCommand } from "../../tools/command-line.ts";
import { OwnerError } from "../../tools/owner-error.ts";
import { loadLanguages } from "../lib/languages.ts";
import { glossaryIn } from "../lib/writing-style.ts";
import { editorHandler } from "./handler.ts";
import type { Rules } from "./texts.ts";

/** Bundles the page in memory, without hot updates: a reload of the site's page must not discard unsaved texts. */
async function editorPage(): Promise<{ script: string; styles: string }> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: { write: false, rolldownOptions: { input: join(root, "commands/edit/page/main.tsx") } },
  })) as Rolldown.RolldownOutput;
  const styles = output.find(({ fileName }) => fileName.endsWith(".css"));
  return { script: output[0].code, styles: styles?.type === "asset" ? String(styles.source) : "" };
}

const editorPlugin = (token: string): Plugin => ({
  name: "site:editor",
  async configureServer(server) {
    const { folder, productKeys, places, values } = loadLanguages(root, server.config.mode);
    const glossaries = Object.fromEntries(localeCodes.map((code) => [code, glossaryIn(root, code)]));
    const rules: Rules = { productKeys, places, glossaries: glossaries as Rules["glossaries"], values };
    server.middlewares.use(editorHandler({ folder, rules, page: await editorPage(), token }));
  },
});

const defaultPort = "4322";

await runCommand(
  {
    name: "npm run edit",
    purpose:
      "Opens an editor for the texts of all languages in your browser, next to the development server's page.\nOnly this machine can reach it. Stop it with Ctrl+C.",
    options: {
      port: { type: "string", value: "8080", purpose: `the port, or the next free one (default ${defaultPort})` },
      "no-open": { type: "boolean", purpose: "does not open a browser, only prints the address" },
    },
  },
  async ({ port: portOption = defaultPort, "no-open": noOpen }) => {
    const port = parsePort(portOption);
    if (port === undefined) {
      const fault = `--port: got "${portOption}", expected a whole number from 0 to ${maxPort}`;
      throw new OwnerError("npm run edit cannot start:", [fault]);
    }
    const token = randomBytes(24).toString("base64url");
    const path = `/edit/?token=${token}`;
    const server = await createServer({
      root,
      configFile: join(root, "vite.config.ts"),
      plugins: [editorPlugin(token)],
      server: { host: "127.0.0.1", port, open: !noOpen && path },
    });
    await server.listen();
    const [address = ""] = server.resolvedUrls?.local ?? [];
    console.log(`The editor is at ${address.replace(/\/$/, "")}${path}\nStop it with Ctrl+C`);
  },
);
