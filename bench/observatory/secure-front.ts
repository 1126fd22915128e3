import { request } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import type { Certificate } from "../serve/certificate.ts";

/** What stands before a server that knows no TLS. */
export interface SecureFront {
  /** Such as `127.0.0.1:40123`. */
  host: string;
  close: () => void;
}

/** Ends TLS before a server that answers at `origin`, and passes on what it says as it is. */
export async function openSecureFront(origin: string, { key, cert }: Certificate): Promise<SecureFront> {
  const server = createServer({ key, cert }, (asked, response) => {
    const onward = request(origin + asked.url, { method: asked.method, headers: asked.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.once("error", () => response.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
