import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { startOwnServer } from "../load/servers.ts";
import type { Section } from "../report/section.ts";
import { makeCertificate } from "../serve/certificate.ts";
import { gradeTable, worseThanBest } from "./grade-table.ts";
import { type Grade, loadObservatory } from "./library.ts";
import { openSecureFront } from "./secure-front.ts";

/** A page of each kind; the Observatory grades no 404. */
const paths = ["/", "/de/privacy"] as const;

/**
 * Lets MDN's HTTP Observatory grade what `npm start` answers, behind a front that ends TLS. Throws an `Error` when a page
 * gets less than the best grade.
 */
export async function gradeHeaders(): Promise<Section> {
  const certificate = await makeCertificate();
  setDefaultCACertificates([...getCACertificates(), certificate.cert]);
  const { scan } = await loadObservatory();
  const server = await startOwnServer([]);
  const front = await openSecureFront(server.origin, certificate);
  try {
    const grades: [path: string, grade: Grade][] = [];
    for (const path of paths) grades.push([path, await scan(front.host + path)]);
    const text = grades.map(([path, one]) => `\`${path}\`: ${gradeTable(one)}`).join("\n\n");
    const worse = worseThanBest(grades);
    if (worse.length > 0) throw new Error(`observatory: got less than A+ for ${worse.join(", ")}\n${text}`);
    return { mode: "observatory", text, raw: grades };
  } finally {
    front.close();
    await server.close();
  }
}
