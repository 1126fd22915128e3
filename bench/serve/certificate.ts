import { createHash, X509Certificate } from "node:crypto";

/** A certificate for 127.0.0.1 that lives as long as one run of the command. */
export interface Certificate {
  key: string;
  cert: string;
  /** What a browser calls its public key: with it, it trusts this certificate and no other. */
  fingerprint: string;
}

/** From a name that the compiler does not look up: bench/node_modules is not there before the command's first use. */
const packageName: string = "selfsigned";

/**
 * Makes a certificate. A browser that ignores faults of certificates keeps nothing in its cache; one that trusts this
 * key does, as a visitor's would.
 */
export async function makeCertificate(): Promise<Certificate> {
  const { generate } = await import(packageName);
  const { private: key, cert } = await generate([{ name: "commonName", value: "localhost" }], {
    keyType: "ec",
    algorithm: "sha256",
  });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: "spki", format: "der" });
  return { key, cert, fingerprint: createHash("sha256").update(publicKey).digest("base64") };
}
