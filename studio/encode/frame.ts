export type Frame = { file: string; duration: number };
