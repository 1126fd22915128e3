/** What is known of a recording. */
export interface RecordingFacts {
  /** In px. */
  width: number;
  height: number;
  /** In seconds. */
  duration: number;
}

export const wanted = { width: 960, shortest: 2, longest: 60 };

/** What is wrong with a recording, each with what is wanted; nothing when it can be used. */
export function faultsOf({ width, height, duration }: RecordingFacts): string[] {
  const faults: string[] = [];
  if (!(width >= wanted.width)) {
    faults.push(`it is ${width} × ${height} px; wanted are at least ${wanted.width} px of width, 1280 are best`);
  }
  if (!(duration >= wanted.shortest)) {
    faults.push(`it lasts ${duration} s; wanted are at least ${wanted.shortest} s, 8 to 14 are best`);
  }
  if (duration > wanted.longest) {
    faults.push(`it lasts ${Math.round(duration)} s; wanted are at most ${wanted.longest} s, 8 to 14 are best`);
  }
  return faults;
}
