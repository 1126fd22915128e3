import { resolve } from "node:path";
import { helpOf, readParameters } from "../../generator/inputs/parameters.ts";
import { targets } from "./targets.ts";
import { writeHost } from "./write-host.ts";

const list = Object.entries(targets).map(([name, { purpose }]) => `  ${name.padEnd(14)}${purpose}`);

const command = {
  name: `npm run host -- ${Object.keys(targets).join("|")}`,
  purpose: ["Writes what a host needs for the built site, beside the folder dist/ itself:", "", ...list].join("\n"),
  options: {
    out: { type: "string", value: "folder", purpose: "where to write" },
    dist: { type: "string", value: "folder", purpose: "the built site; dist/ when nothing is said" },
    site: { type: "string", value: "/folder", purpose: "where the server finds the built site, if elsewhere" },
    certificate: { type: "string", value: "file", purpose: "nginx: the certificate; certbot's when nothing is said" },
    key: { type: "string", value: "file", purpose: "nginx: its key" },
    local: { type: "string", value: "8099", purpose: "nginx, caddy: to try it here first, at this port, without TLS" },
    "gzip-only": { type: "boolean", purpose: "nginx: for one that lacks the module for Brotli" },
  },
} as const;

const [first, ...rest] = process.argv.slice(2);
const isNamed = first !== undefined && !first.startsWith("-");
const { help, ...options } = readParameters(command, isNamed ? rest : process.argv.slice(2));
const write = () => writeHost(resolve(import.meta.dirname, "../.."), isNamed ? first : undefined, options);
console.log(help ? helpOf(command) : write().join("\n"));
