import { runCommand } from "../../tools/command-line.ts";
import { writeHost } from "./write-host.ts";

await runCommand({
  name: "npm run host",
  purpose: "Writes a web server's configuration for the built site, with redirects from HTTP and the other domain.",
  names: ["nginx|caddy", "the server"],
  options: {
    "out folder": "the output folder",
    "dist folder": "the built site (default dist/)",
    "site /folder": "the built site's path on the server, if different",
    "certificate file": "nginx: the certificate (default: certbot's)",
    "key file": "nginx: its key",
    "local 8099": "nginx, caddy: for a local test at this port, without TLS",
    www: "also redirects www., for a name such as site.com.br",
    "gzip-only": "nginx: for a server without the Brotli module",
  },
  run: (options, names) => console.log(writeHost(names.join(" "), options).join("\n")),
});
