import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const canMakeCertificates = !spawnSync("openssl", ["version"]).error;

export function makeCertificate(folder: string, names: readonly string[]) {
  const domains = `-subj /CN=${names[0]} -addext subjectAltName=${names.map((name) => `DNS:${name}`).join()}`;
  const files = "-keyout key.pem -out chain.pem";
  const parameters = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes ${domains} ${files}`;
  execFileSync("openssl", parameters.split(" "), { cwd: folder, stdio: "pipe" });
  const [chain, key] = [join(folder, "chain.pem"), join(folder, "key.pem")];
  return { chain, key, ca: readFileSync(chain, "utf8") };
}
