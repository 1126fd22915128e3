/** What a visitor chose with a pause control; nothing until it is used. */
export type PlaybackChoice = "play" | "pause" | undefined;

/** Whether something that moves by itself is to move: the visitor's choice, else unless they ask for less motion. */
export function plays(choice: PlaybackChoice, reducedMotion: boolean): boolean {
  return choice ? choice === "play" : !reducedMotion;
}

/** What a click on the pause control chooses. */
export function otherChoice(playing: boolean): "play" | "pause" {
  return playing ? "pause" : "play";
}
