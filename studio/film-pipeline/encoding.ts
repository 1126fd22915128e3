/** One file that is written from a picture or a film. */
export interface Encoding {
  readonly name: string;
  /** In bytes. */
  readonly limit: number;
  /** In the encoder's own scale, best first: the first that keeps within the limit is taken. */
  readonly qualities: readonly number[];
  /** Writes `target` from `source`: the lossless film, or a picture. */
  write(source: string, target: string, quality: number): Promise<void>;
}
