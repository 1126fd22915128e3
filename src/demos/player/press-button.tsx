import type { ComponentProps, Ref } from "react";
import { Icon } from "../../ui/icon.tsx";
import { type Layout, layouts } from "../kit/layout.ts";
import type { Press } from "./turn.ts";

interface PressButtonProps extends Pick<ComponentProps<"div">, "onTouchStart" | "onTouchEnd"> {
  ref: Ref<HTMLButtonElement>;
  press: Press;
  layout: Layout;
  name: string;
  /** Whether the scene waits for it. */
  waiting: boolean;
  /** How often the visitor has pressed beside it: the ring then appears anew, to draw attention. */
  misses: number;
  onPress: () => void;
}

/** A ring over the scene in a button somewhat larger. It is the same while the scene moves on, so that it keeps focus. */
export function PressButton({ ref, press, layout, name, waiting, misses, onPress, ...touch }: PressButtonProps) {
  const { width, height } = layouts[layout];
  const [x, y] = press.point;
  // Moved by a transform, which is no layout shift.
  const transform = `translate(${(x / width) * 100}%, ${(y / height) * 100}%)`;
  return (
    <div className="demo-stage" {...touch}>
      <div style={{ transform }}>
        <button
          ref={ref}
          type="button"
          data-demo-press
          aria-disabled={!waiting}
          aria-label={name}
          onClick={waiting ? onPress : undefined}
        >
          <span key={`${press.at} ${misses}`}>
            <Icon name="pointer" />
          </span>
        </button>
      </div>
    </div>
  );
}
