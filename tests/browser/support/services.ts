import type { BrowserContext, Route } from "@playwright/test";
import { servicesTemplate } from "../../../generator/document/head.ts";
import { serviceSources } from "../../../generator/site-files/response-headers.ts";
import type { Service } from "../../../src/config/consent-schema.ts";

const isDocument = ({ pathname }: URL) => !/\.\w+$/.test(pathname);

/** The response as a build with these services would have it: the template in the document, their hosts in the policy. */
async function answerWith(services: readonly Service[], route: Route): Promise<void> {
  const response = await route.fetch();
  const { scripts, connections } = serviceSources(services);
  const policy = (response.headers()["content-security-policy"] ?? "")
    .replace("script-src 'self'", ["script-src 'self'", ...scripts].join(" "))
    .replace("connect-src 'self'", ["connect-src 'self'", ...connections].join(" "));
  const body = (await response.text()).replace("</body>", `${servicesTemplate(services)}</body>`);
  const { "content-length": _length, "content-encoding": _encoding, ...headers } = response.headers();
  await route.fulfill({ status: response.status(), headers: { ...headers, "content-security-policy": policy }, body });
}

/**
 * Makes the site what it is for an owner with these services. `code` is what is at the address of each script. Returns the
 * addresses of the scripts that have been asked for, in order; it grows.
 */
export async function configureServices(
  context: BrowserContext,
  origin: string,
  services: readonly (Service & { code: string })[],
): Promise<string[]> {
  const asked: string[] = [];
  await context.route(
    (url) => url.origin === origin && isDocument(url),
    (route) => answerWith(services, route),
  );
  for (const { script, code } of services) {
    await context.route(new URL(script, origin).href, async (route) => {
      asked.push(script);
      await route.fulfill({ contentType: "text/javascript", body: code });
    });
  }
  return asked;
}
