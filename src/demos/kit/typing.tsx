import type { ReactNode } from "react";
import { Field } from "./controls.tsx";
import { editDelay, reaction } from "./motion.ts";
import type { SceneTime } from "./scene-time.ts";

type TextProps = { text: string; time: SceneTime; from: number; to: number };

type TypedTextProps = TextProps & { focus?: number; blur?: number; marked?: boolean; placeholder?: string };

/** Text typed letter by letter. The rest is laid out from the start, so that lines do not rewrap meanwhile. */
export function TypedText(props: TypedTextProps) {
  const { text, time, from, to, focus = from, blur = to + 300, marked, placeholder } = props;
  if (placeholder && !time.reached(focus)) return <span className="text-ink-soft">{placeholder}</span>;
  const letters = Array.from(text);
  const count = time.steps(from, to, letters.length);
  const caret = time.within(focus, blur) ? "shadow-[2px_0_0_var(--color-ink)]" : "";
  return (
    <span>
      <span className={`${caret} ${marked ? "bg-accent-soft" : ""}`}>{letters.slice(0, count).join("")}</span>
      <span className="invisible">{letters.slice(count).join("")}</span>
    </span>
  );
}

type EditedFieldProps = {
  time: SceneTime;
  /** `added` is typed after the text, when that has been pressed, until `to`, and marked until `blur`. */
  edit: { text: string; added: string; press: number; to: number; blur: number };
  className: string;
  children: ReactNode;
};

/** A field whose text is edited, below its heading. */
export function EditedField({ time, edit: { text, added, press, to, blur }, className, children }: EditedFieldProps) {
  const focus = press + reaction;
  const marked = time.within(focus, blur);
  return (
    <Field active={marked} className={`flex-col items-start! ${className}`}>
      {children}
      <p>
        {text} <TypedText text={added} {...{ time, from: press + editDelay, to, focus, blur, marked }} />
      </p>
    </Field>
  );
}

export function StreamedText({ text, time, from, to }: TextProps) {
  const words = text.split(" ");
  const count = time.steps(from, to, words.length);
  return (
    <span>
      <span>{`${words.slice(0, count).join(" ")} `}</span>
      <span className="invisible">{words.slice(count).join(" ")}</span>
    </span>
  );
}
