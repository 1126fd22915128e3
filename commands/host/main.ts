import { root, runCommand } from "../../tools/command-line.ts";
import { targets, writeHost } from "./write-host.ts";

const list = Object.entries(targets).map(([name, { purpose }]) => `  ${name.padEnd(14)}${purpose}`);

await runCommand(
  {
    name: "npm run host",
    purpose: ["Writes what a host needs for the built site, beside the folder dist/ itself:", "", ...list].join("\n"),
    names: { value: Object.keys(targets).join("|"), purpose: "for whom" },
    options: {
      out: { type: "string", value: "folder", purpose: "where to write" },
      dist: { type: "string", value: "folder", purpose: "the built site; dist/ when nothing is said" },
      site: { type: "string", value: "/folder", purpose: "where the server finds the built site, if elsewhere" },
      certificate: { type: "string", value: "file", purpose: "nginx: the certificate; certbot's when nothing is said" },
      key: { type: "string", value: "file", purpose: "nginx: its key" },
      local: {
        type: "string",
        value: "8099",
        purpose: "nginx, caddy: to try it here first, at this port, without TLS",
      },
      "gzip-only": { type: "boolean", purpose: "nginx: for one that lacks the module for Brotli" },
    },
  },
  ({ names, ...options }) => console.log(writeHost(root, names.join(" "), options).join("\n")),
);
