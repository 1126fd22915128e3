import { runCommand } from "../../tools/command-line.ts";
import { writeHost } from "./write-host.ts";

await runCommand(
  {
    name: "npm run host",
    purpose: "Writes a web server's configuration for the built site, with redirects from HTTP and the other domain.",
    names: { value: "nginx|caddy", purpose: "the server" },
    options: {
      out: { type: "string", value: "folder", purpose: "the output folder" },
      dist: { type: "string", value: "folder", purpose: "the built site (default dist/)" },
      site: { type: "string", value: "/folder", purpose: "the built site's path on the server, if different" },
      certificate: { type: "string", value: "file", purpose: "nginx: the certificate (default: certbot's)" },
      key: { type: "string", value: "file", purpose: "nginx: its key" },
      local: { type: "string", value: "8099", purpose: "nginx, caddy: for a local test at this port, without TLS" },
      www: { type: "boolean", purpose: "also redirects www., for a name such as site.com.br" },
      "gzip-only": { type: "boolean", purpose: "nginx: for a server without the Brotli module" },
    },
  },
  (options, names) => console.log(writeHost(names.join(" "), options).join("\n")),
);
