import Negotiator from "negotiator";

/** The content codings in which files may lie beside themselves, best first, with the endings of those files. */
export const endings = { br: ".br", gzip: ".gz" } as const;

export type Encoding = keyof typeof endings;

export const encodings = Object.keys(endings) as Encoding[];

/**
 * The coding to answer in, of those there are; nothing for the plain form, which also a client gets that accepts none.
 * Of codings that the client likes equally well the first one available is chosen.
 */
export function chooseEncoding(accepted: string | undefined, available: readonly Encoding[]): Encoding | undefined {
  const forms = [...available, "identity"];
  const [best] = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(forms, { preferred: forms });
  return available.find((encoding) => encoding === best);
}
