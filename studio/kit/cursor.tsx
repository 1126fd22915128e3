import { between, easeInOut, mix } from "./motion.ts";

export type Stop = { at: number; x: number; y: number; click?: boolean; wait?: number };

const settle = 150;
const press = 180;
const ripple = 360;

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

export function Cursor({ time, path }: { time: number; path: Stop[] }) {
  const { x, y } = cursorAt(path, time);
  const clicked = path.findLast((stop) => stop.click && stop.at <= time);
  const since = clicked ? time - clicked.at : Number.POSITIVE_INFINITY;
  const wave = between(since, 0, ripple);
  const pressed = Math.sin(between(since, 0, press) * Math.PI);
  return (
    <svg aria-hidden="true" className="absolute inset-0 z-50" width="640" height="440" viewBox="0 0 640 440">
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
    </svg>
  );
}
