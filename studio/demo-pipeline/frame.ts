/** A picture that stands for a while: its file, and for how many ms. */
export interface Frame {
  file: string;
  duration: number;
}

/** What is taken of a demo: its pictures, and the file of the one that stands for it where nothing may move. */
export interface Recording {
  frames: readonly Frame[];
  still: string;
}
