import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const canMakeCertificates = !spawnSync("openssl", ["version"]).error;

export function makeCertificate(folder: string, names: readonly string[]) {
  const [chain, key] = [join(folder, "chain.pem"), join(folder, "key.pem")];
  const parameters = [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"],
    ...["-subj", `/CN=${names[0]}`, "-addext", `subjectAltName=${names.map((name) => `DNS:${name}`).join()}`],
    ...["-keyout", key, "-out", chain],
  ];
  execFileSync("openssl", parameters, { stdio: "pipe" });
  return { chain, key, ca: readFileSync(chain, "utf8") };
}
