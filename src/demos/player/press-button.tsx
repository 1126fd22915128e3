import type { Ref } from "react";
import { type Layout, layouts } from "../kit/layout.ts";
import type { Press } from "./turn.ts";

interface PressButtonProps {
  ref: Ref<HTMLButtonElement>;
  press: Press;
  layout: Layout;
  name: string;
  /** Whether the scene waits for it. */
  waiting: boolean;
  /** The ring appears again when this changes, to draw attention. */
  call: number;
  onPress: () => void;
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

/** A ring over the scene, and a button around it. It remains when the scene moves on, so that it keeps focus. */
export function PressButton({ ref, press, layout, name, waiting, call, onPress }: PressButtonProps) {
  const { width, height } = layouts[layout];
  const [x, y] = press.point;
  return (
    <button
      ref={ref}
      type="button"
      data-demo-press
      className="demo-press"
      style={{ left: percent(x, width), top: percent(y, height) }}
      aria-disabled={!waiting}
      aria-label={name}
      onClick={waiting ? onPress : undefined}
    >
      <span key={`${press.at} ${call}`} />
    </button>
  );
}
