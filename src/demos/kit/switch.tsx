import { mix } from "./motion.ts";

export function Switch({ on }: { on: number }) {
  return (
    <span
      className={`relative inline-block h-[30px] w-[52px] shrink-0 rounded-full ${on > 0.5 ? "bg-ink" : "bg-ink-faint"}`}
    >
      <span
        className={`absolute top-[4px] left-[4px] size-[22px] rounded-full ${on > 0.5 ? "bg-accent" : "bg-window"}`}
        style={{ transform: `translateX(${mix(0, 22, on)}px)` }}
      />
    </span>
  );
}
