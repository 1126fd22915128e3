import type { SceneTime } from "./scene-time.ts";

type TypingProps = { text: string; time: SceneTime; from: number; to: number; caret?: boolean };

type FieldTypingProps = TypingProps & { focus?: number; blur?: number };

/** The words to come already take their place, so that no line breaks anew while it is written. */
export function Typing({ text, time, from, to, caret = true, focus = from, blur = to + 300 }: FieldTypingProps) {
  const letters = Array.from(text);
  const count = time.steps(from, to, letters.length);
  const shown = caret && time.reached(focus) && !time.reached(blur);
  return (
    <span>
      <span>{letters.slice(0, count).join("")}</span>
      <span className="relative">
        {shown ? <span className="absolute top-[0.1em] left-px h-[1.05em] w-[2px] bg-ink" /> : null}
      </span>
      <span className="invisible">{letters.slice(count).join("")}</span>
    </span>
  );
}

/** What a writer's machine produces arrives a word at a time. */
export function Writing({ text, time, from, to }: Omit<TypingProps, "caret">) {
  const words = text.split(" ");
  const count = time.steps(from, to, words.length);
  const rest = words.slice(count).join(" ");
  return (
    <span>
      <span>{words.slice(0, count).join(" ")}</span>
      <span> </span>
      <span className="invisible">{rest}</span>
    </span>
  );
}
