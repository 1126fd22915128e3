import type { ReactNode } from "react";
import { between, easeInOut, easeOut, mix } from "./motion.ts";
import { type Shape, shapes, useShape } from "./shape.ts";

export type Stop = { at: number; x: number; y: number; click?: boolean; wait?: number };

/** Where a finger presses, and when. */
export type Touch = { at: number; x: number; y: number };

const settle = 150;
const press = 180;
const ripple = 360;
/** How long before it presses a finger can be seen. */
const nearing = 300;

const travel = (from: Stop, to: Stop) => 420 + Math.hypot(to.x - from.x, to.y - from.y) * 0.85;

/** The hand rests at each stop, leaves late, bends its way a little and settles before a click. */
export function cursorAt(path: Stop[], time: number) {
  const next = path.findIndex((stop) => stop.at > time);
  const from = path[next === -1 ? path.length - 1 : Math.max(0, next - 1)];
  if (!from) throw new Error("studio/kit/cursor.tsx: a cursor needs a stop");
  const to = next > 0 ? path[next] : undefined;
  if (!to) return from;
  const arrival = to.at - (to.click ? (to.wait ?? settle) : 0);
  const departure = Math.max(from.at + (from.click ? press : 0), arrival - travel(from, to));
  const amount = easeInOut(between(time, departure, arrival));
  const bend = Math.sin(amount * Math.PI) * 0.09;
  return {
    x: mix(from.x, to.x, amount) - (to.y - from.y) * bend,
    y: mix(from.y, to.y, amount) + (to.x - from.x) * bend,
  };
}

function Sheet({ shape, children }: { shape: Shape; children: ReactNode }) {
  const { width, height } = shapes[shape];
  return (
    <svg
      aria-hidden="true"
      className="absolute inset-0 z-50"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
    >
      {children}
    </svg>
  );
}

function Arrow({ time, path }: { time: number; path: Stop[] }) {
  const { x, y } = cursorAt(path, time);
  const clicked = path.findLast((stop) => stop.click && stop.at <= time);
  const since = clicked ? time - clicked.at : Number.POSITIVE_INFINITY;
  const wave = between(since, 0, ripple);
  const pressed = Math.sin(between(since, 0, press) * Math.PI);
  return (
    <Sheet shape="wide">
      {clicked && wave < 1 ? (
        <circle
          cx={clicked.x}
          cy={clicked.y}
          r={8 + wave * 14}
          className="fill-none stroke-ink"
          strokeOpacity={1 - wave}
          strokeWidth="3"
        />
      ) : null}
      <path
        transform={`translate(${Math.round(x * 2) / 2} ${Math.round(y * 2) / 2}) scale(${1.3 - pressed * 0.14})`}
        d="M0 0v17.6l4.3-4 2.8 6.5 3.3-1.4-2.8-6.4h6z"
        className="fill-ink stroke-white"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </Sheet>
  );
}

/** A finger comes down from above the glass, presses and is gone; nothing of it stays where it does nothing. */
function Finger({ time, touches }: { time: number; touches: Touch[] }) {
  const touch = touches.find(({ at }) => time >= at - nearing && time < at + ripple);
  if (!touch) return null;
  const near = easeOut(between(time, touch.at - nearing, touch.at));
  const wave = between(time, touch.at, touch.at + ripple);
  const place = { cx: touch.x, cy: touch.y, r: mix(30, 20, near) + wave * 16 };
  const strokeOpacity = 0.8 * near * (1 - wave);
  return (
    <Sheet shape="tall">
      <circle {...place} className="fill-none stroke-white" strokeOpacity={strokeOpacity} strokeWidth="6" />
      <circle
        {...place}
        className="fill-ink stroke-ink"
        fillOpacity={0.2 * near * (1 - wave)}
        strokeOpacity={strokeOpacity}
        strokeWidth="2.5"
      />
    </Sheet>
  );
}

type CursorProps = { time: number; path: Stop[]; touches: Touch[] };

/** What the hand does: an arrow on the wide scene, a finger on the tall one. */
export function Cursor({ time, path, touches }: CursorProps) {
  return useShape() === "wide" ? <Arrow time={time} path={path} /> : <Finger time={time} touches={touches} />;
}
